import type { Playable } from '../../language/face.ts'
import { advice } from './advice/index.ts'
import { nemeses } from './content.ts'
import { aeonsEndRules } from './game.ts'
import type { Event } from './protocol/events.ts'
import { protocol } from './protocol/index.ts'
import type { AeonsEndOffer } from './protocol/offer.ts'
import type { Option } from './protocol/options.ts'
import type { Setup } from './protocol/setup.ts'
import type { Topic } from './protocol/topics.ts'
import type { View } from './protocol/view.ts'
import { wish } from './scenario/wish.ts'
import { scenario } from './scenario.ts'
import { anySetup } from './set-up/any.ts'
import { setupFlags } from './set-up/flags.ts'
import { tally } from './tally.ts'
import { auditor } from './text/auditor.ts'
import { offer } from './text/offer.ts'
import { english, french } from './text/words.ts'

export const aeonsEnd: Playable<Setup, View, Option, Event, Topic, AeonsEndOffer> = {
  ...aeonsEndRules,
  words: { en: english, fr: french },
  protocol,
  setupFlags,
  offer,
  scenario,
  auditor,
  tally,
  anySetup,
  advice,
  tables: nemeses.map(({ id }) => ({ name: id, document: { nemesis: id } })),
  wish,
}
