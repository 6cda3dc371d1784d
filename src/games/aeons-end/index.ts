import { Refusal } from '../../kernel/refusal.ts'
import { LANGS, type Playable } from '../../language/face.ts'
import { advice } from './advice/index.ts'
import { campaigns } from './campaigns.ts'
import { type LoadedGame, loadGame } from './game.ts'
import type { Pack } from './pack.ts'
import type { Event } from './protocol/events.ts'
import { protocol } from './protocol/index.ts'
import type { AeonsEndOffer } from './protocol/offer.ts'
import type { Option } from './protocol/options.ts'
import type { Setup } from './protocol/setup.ts'
import type { Topic } from './protocol/topics.ts'
import type { View } from './protocol/view.ts'
import { mustGoTogether } from './read-pack.ts'
import { rewriting } from './rewriting.ts'
import { wish } from './scenario/wish.ts'
import { scenarioOf } from './scenario.ts'
import { anySetup } from './setup/any.ts'
import { setupFlags } from './setup/flags.ts'
import { tablesOf } from './tables.ts'
import { tallyOf } from './tally.ts'
import { auditor } from './text/auditor.ts'
import { speakers } from './text/both-languages.ts'
import { offerOf } from './text/offer.ts'
import { abilityText, cardText, matText } from './text/texts.ts'
import { wordsOf } from './text/words.ts'
import { whole } from './whole.ts'

type AeonsEnd = Playable<Setup, View, Option, Event, Topic, AeonsEndOffer>

export function playable({ rules, dealing }: LoadedGame): AeonsEnd {
  const { collection } = dealing
  return {
    ...rules,
    words: wordsOf(collection),
    protocol,
    setupFlags,
    offer: (lang) => offerOf(collection, lang),
    scenario: scenarioOf(dealing),
    auditor,
    rewriting,
    tally: tallyOf(collection),
    brings: 'mages',
    anySetup: (flags, seed) => anySetup(collection, flags, seed),
    advice,
    tables: tablesOf(collection),
    wish,
  }
}

/** Aeon's End with all its packs. */
export const aeonsEnd = playable(whole)

/**
 * Aeon's End with these packs: a game of its own, which may be played beside others. Everything must have its text in
 * both languages.
 */
export function loadAeonsEnd(packs: readonly Pack[]): AeonsEnd {
  mustGoTogether(packs)
  return playable(loadGame(packs, campaigns, (pack) => mustHaveTexts(pack, packs)))
}

/** Refuses a pack of which something has no text in one of the languages; `all` have given names to what texts speak of. */
export function mustHaveTexts(
  { playerCards, nemesisCards, mages, nemeses }: Pack,
  all: readonly Pack[],
): void {
  for (const lang of LANGS) {
    const { language } = speakers[lang](all)
    for (const card of [...playerCards, ...nemesisCards]) mustRender(card.id, () => cardText(card, language))
    for (const mage of mages) mustRender(mage.id, () => abilityText(mage, language))
    for (const nemesis of nemeses) mustRender(nemesis.id, () => matText(nemesis, language))
  }
}

function mustRender(id: string, render: () => unknown): void {
  try {
    render()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const refusal = new Refusal(
      { en: `its text cannot be told (${reason})`, fr: `son texte ne se dit pas (${reason})` },
      id,
    )
    refusal.cause = error
    throw refusal
  }
}
