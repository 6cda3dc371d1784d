import { Refusal } from '../../kernel/refusal.ts'
import { LANGS, type Playable } from '../../language/face.ts'
import { advice } from './advice/index.ts'
import { definitionOf, FAST, KIND } from './content.ts'
import { eternalRules, loadGame } from './game.ts'
import type { Pack } from './pack.ts'
import { mustGoTogether } from './pack-references.ts'
import type { Event } from './protocol/events.ts'
import { protocol } from './protocol/index.ts'
import type { EternalOffer } from './protocol/offer.ts'
import type { Option } from './protocol/options.ts'
import { orderThings } from './protocol/order-things.ts'
import type { EternalSetup } from './protocol/setup.ts'
import type { Topic } from './protocol/topics.ts'
import type { View } from './protocol/view.ts'
import { rewriting } from './rewriting.ts'
import { wishFor } from './scenario/wishes.ts'
import { scenarioOf } from './scenario.ts'
import { anySetupOf } from './setup/any.ts'
import { setupFlags, tables } from './setup/flags.ts'
import { tally } from './tally.ts'
import { auditor } from './text/auditor.ts'
import { frenchName } from './text/french/names.ts'
import { eternalWords } from './text/index.ts'
import { offer } from './text/offer.ts'

function isFast(card: string): boolean {
  const d = definitionOf(card)
  return d !== undefined && KIND[d] === FAST
}

type Eternal = Playable<EternalSetup, View, Option, Event, Topic, EternalOffer>

/** What people play at, in both languages: its cards can be called by their names in either. */
export function playable(rules: typeof eternalRules): Eternal {
  rules.names.speakFrench(frenchName)
  return {
    ...rules,
    get content() {
      return rules.content
    },
    words: eternalWords,
    protocol,
    setupFlags,
    offer,
    brings: 'decks',
    anySetup: anySetupOf(rules.readSetup),
    scenario: scenarioOf(rules),
    auditor,
    rewriting,
    wish: wishFor,
    playedOut: ['blocks', 'answer'],
    orderThings: (view, seat) => orderThings(view, seat, isFast),
    tables,
    tally,
    advice,
  }
}

/** Eternal with the packs that it usually has. */
export const eternal = playable(eternalRules)

/**
 * Eternal with these packs: a game of its own, which may be played beside others. Every card must have its text in both
 * languages.
 */
export function loadEternal(packs: readonly Pack[]): Eternal {
  mustGoTogether(packs)
  return playable(loadGame(packs, mustHaveTexts))
}

/** Refuses a pack that could be compiled, but of which a card has no text in one of the languages. */
export function mustHaveTexts({ cards }: Pack): void {
  for (const { id } of cards)
    for (const lang of LANGS)
      try {
        eternalWords[lang].card(id)
      } catch (error) {
        const refusal = new Refusal(
          {
            en: `its text cannot be told (${messageOf(error)})`,
            fr: `son texte ne se dit pas (${messageOf(error)})`,
          },
          id,
        )
        refusal.cause = error
        throw refusal
      }
}
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
