# What the set-up scripts share: which Python to use, and Debian packages that are not there yet.

choose_python() {
    # The system's own comes first: it is built for speed, and on a Pi it alone sees the system's pin library.
    local candidate candidates=(/usr/bin/python3 python3)
    [[ -z ${PYTHON:-} ]] || candidates=("$PYTHON")
    for candidate in "${candidates[@]}"; do
        recent_enough "$candidate" && echo "$candidate" && return
    done
    echo "No Python 3.11 or later here (asked: ${candidates[*]}): set PYTHON to one" >&2
    return 1
}

recent_enough() {  # PYTHON
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

identity() {  # PYTHON
    "$1" -c 'import sys; print(sys.version, sys.base_prefix)' 2>/dev/null || true
}

make_venv() {  # FOLDER [OPTION of venv]...
    # A copied or moved folder leaves an environment behind whose python starts nowhere; and one that was made with
    # another Python is not what is asked for.
    local python
    python=${PYTHON:-$1/bin/python}
    [[ $(identity "$1/bin/python") == "$(identity "$python")" ]] && recent_enough "$1/bin/python" &&
        "$1/bin/python" -m pip --version >/dev/null 2>&1 && return
    python=$(choose_python)
    "$python" -m venv --clear "${@:2}" "$1"
}

listed() {  # FILE...: the packages that these lists name
    sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@" | tr -d ' \t'
}

missing() {  # NAME...: those of them that are not installed
    local name
    for name in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || echo "$name"
    done
}

as_root() {  # COMMAND..., towards installing $names
    if [[ $(id -u) == 0 ]]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif command -v sudo >/dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        echo "Neither root nor sudo: ask an administrator to install" $names >&2
        exit 1
    fi
}

install_packages() {  # "NAME ..." [OPTION of apt-get]...
    local names=$1
    echo "Installing:" $names
    as_root apt-get -qq "${@:2}" update
    # shellcheck disable=SC2086  # one word a package
    as_root apt-get -qq "${@:2}" install --no-install-recommends -y $names >/dev/null
}
