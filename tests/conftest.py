"""What every test is held to: no error logged unawares, and under CI nothing skipped."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator

import pytest

CI = bool(os.environ.get("COINCOIN_CI"))
"""A developer's machine may lack a tool; the machine that judges a change may not."""


class ErrorKeeper(logging.Handler):
    """Keeps what was logged at ERROR or above, from whichever thread."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name}: {record.getMessage()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Fail a test whose code complained, unless it is marked ``expects_errors``."""
    if item.get_closest_marker("expects_errors"):
        yield
        return
    keeper = ErrorKeeper()
    logging.getLogger().addHandler(keeper)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(keeper)
    if keeper.said:
        pytest.fail("errors were logged:\n" + "\n".join(keeper.said), pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure under CI; an expected failure is no skip."""
    report = yield
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"skipped under CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a whole file that asks to be skipped."""
    report = yield
    if CI and report.outcome == "skipped":
        report.outcome, report.longrepr = "failed", f"skipped under CI: {report.longrepr}"
    return report
