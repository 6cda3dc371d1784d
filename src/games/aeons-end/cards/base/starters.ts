import {
  anyPlayer,
  cast,
  deal,
  either,
  gainAether,
  gainLife,
  gem,
  play,
  spell,
  starter,
} from '../../language/builders.ts'

export const starters = [
  starter(gem('crystal', 0, play(gainAether(1)))),
  starter(spell('spark', 0, cast(deal(1)))),
  starter(spell('buried-light', 0, cast(deal(1), gainAether(1)))),
  starter(gem('emerald-shard', 0, play(either(gainAether(1), anyPlayer(gainLife(1)))))),
]
