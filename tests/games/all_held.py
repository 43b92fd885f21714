"""Every game of this house, to be held to the laws."""

from __future__ import annotations

import pytest

from tests.games.avant_garde.held import HELD as AVANT_GARDE
from tests.games.canardage.held import HELD as CANARDAGE
from tests.games.duck_and_cover.held import HELD as DUCK_AND_COVER
from tests.games.emu_ranchers.held import HELD as EMU_RANCHERS
from tests.games.interduck.held import HELD as INTERDUCK

ALL = (AVANT_GARDE, CANARDAGE, DUCK_AND_COVER, EMU_RANCHERS, INTERDUCK)

every_game = pytest.mark.parametrize("held", ALL, ids=[held.game.name for held in ALL])
