import type { Playable } from '../../language/face.ts'
import { advice } from './advice/index.ts'
import { eternalRules } from './game.ts'
import type { Event } from './protocol/events.ts'
import { protocol } from './protocol/index.ts'
import type { EternalOffer } from './protocol/offer.ts'
import type { Option } from './protocol/options.ts'
import type { EternalSetup } from './protocol/setup.ts'
import type { Topic } from './protocol/topics.ts'
import type { View } from './protocol/view.ts'
import { wishFor } from './scenario/wishes.ts'
import { scenario } from './scenario.ts'
import { anySetup } from './set-up/any.ts'
import { setupFlags, tables } from './set-up/flags.ts'
import { tally } from './tally.ts'
import { eternalWords } from './text/index.ts'
import { offer } from './text/offer.ts'

export const eternal: Playable<EternalSetup, View, Option, Event, Topic, EternalOffer> = {
  ...eternalRules,
  words: eternalWords,
  protocol,
  setupFlags,
  offer,
  anySetup,
  scenario,
  wish: wishFor,
  tables,
  tally,
  advice,
}
