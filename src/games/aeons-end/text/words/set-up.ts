import type { Lang } from '../../../../language/face.ts'
import * as en from '../../../../language/text/english/nouns.ts'
import { typeset as englishType } from '../../../../language/text/english/sentence.ts'
import { elide, typeset as frenchType } from '../../../../language/text/french/elision.ts'
import * as fr from '../../../../language/text/french/nouns.ts'
import { ATTACK, MINION, POWER, typeOf } from '../../content.ts'
import type { SetName } from '../../language/nodes.ts'
import type { Setup, Variants } from '../../protocol/setup.ts'
import { AS_PRINTED } from '../../set-up/document.ts'
import { sharesOfTier } from '../../setup.ts'
import { nouns as englishNouns } from '../english/lexicon.ts'
import { nouns as frenchNouns } from '../french/lexicon.ts'
import { nemesisName } from '../index.ts'

const KINDS = [
  ['minion', MINION],
  ['attack', ATTACK],
  ['power', POWER],
] as const

/** What a table has agreed on about the nemesis deck and the rules, in sentences. */
interface Telling {
  readonly sets: Readonly<Record<SetName, string>>
  deck(nemesis: string, sets: string): string
  readonly and: string
  counted(n: number, kind: 'minion' | 'attack' | 'power'): string
  tier(tier: number, parts: readonly string[]): string
  readonly variants: Readonly<Record<keyof Variants, (value: number) => string>>
  finish(text: string): string
}

const english: Telling = {
  sets: { base: 'the base game', 'war-eternal': 'War Eternal', legacy: 'Legacy' },
  deck: (nemesis, sets) => `The nemesis deck has nine cards of ${nemesis} and basic cards of ${sets}.`,
  and: 'and',
  counted: (n, kind) => en.measured(n, englishNouns[kind]),
  tier: (tier, parts) => `Basic cards of tier ${tier}, by their share: ${en.list(parts)}.`,
  variants: {
    splitCards: () => 'Variant: two pairs of players share their turn order cards.',
    soloTurnCards: (n) => `Variant: the lone mage has ${n} turn order cards.`,
    soloLife: (n) => `Variant: the lone mage starts with ${n} life.`,
    noDoubleNemesis: () =>
      'House variant: no nemesis turn at the end of a round and at the start of the next.',
    openTurnOrder: () => 'House variant: the turn order deck lies open.',
    excessFirst: () => 'Switch: the excess of an exhausting blow reaches Gravehold before the other steps.',
    breachBonusAtDamage: () => 'Switch: a breach that a spell opens while being cast adds its damage.',
    preventedCounts: () => 'Switch: prevented damage still pays a price.',
    minionLifeUncapped: () => 'Switch: minions may have more life than they entered with.',
    magusAnyHit: () => 'Switch: any hit on Magus of Cloaks discards the powers that wait for one.',
    immediatelyFirst: () => 'Switch: IMMEDIATELY resolves before the card is in play.',
    wildEffectFixedToTaker: () => 'Switch: effects on the wild card mean the player who took its turn.',
  },
  finish: englishType,
}

const french: Telling = {
  sets: { base: 'du jeu de base', 'war-eternal': 'de Guerre Éternelle', legacy: 'de Legacy' },
  deck: (nemesis, sets) =>
    `La pioche de la némésis contient neuf cartes de ${nemesis} et des cartes de base ${sets}.`,
  and: 'et',
  counted: (n, kind) => fr.measured(n, frenchNouns[kind]),
  tier: (tier, parts) => `Cartes de base de palier ${tier}, selon leur part : ${fr.list(parts)}.`,
  variants: {
    splitCards: () => 'Variante : deux paires de joueurs partagent leurs cartes Ordre du tour.',
    soloTurnCards: (n) => `Variante : le mage seul a ${n} cartes Ordre du tour.`,
    soloLife: (n) => `Variante : le mage seul commence avec ${n} points de vie.`,
    noDoubleNemesis: () =>
      'Variante maison : pas de tour de la némésis à la fin d’une manche et au début de la suivante.',
    openTurnOrder: () => 'Variante maison : le paquet d’ordre du tour est visible.',
    excessFirst: () => 'Option : l’excédent du coup qui épuise atteint Gravehold avant les autres étapes.',
    breachBonusAtDamage: () =>
      'Option : une brèche qu’un sort ouvre pendant son lancement ajoute ses dégâts.',
    preventedCounts: () => 'Option : des dégâts annulés paient quand même un prix.',
    minionLifeUncapped: () => 'Option : un serviteur peut avoir plus de points de vie qu’à son arrivée.',
    magusAnyHit: () => 'Option : tout coup porté au Mage des capes défausse les pouvoirs qui l’attendent.',
    immediatelyFirst: () => 'Option : IMMÉDIATEMENT se résout avant que la carte soit en jeu.',
    wildEffectFixedToTaker: () => 'Option : un effet sur la carte joker vise le joueur qui a pris ce tour.',
  },
  finish: (text) => frenchType(elide(text)),
}

const tellings: Readonly<Record<Lang, Telling>> = { en: english, fr: french }

/** One variant in a sentence; the number is that of a variant that has one. */
export const variantLine = (name: keyof Variants, number: number, lang: Lang): string =>
  tellings[lang].finish(tellings[lang].variants[name](number))

/** The nemesis deck with its balance, and every variant that is not as printed. */
export function setupLines(setup: Setup, lang: Lang): readonly string[] {
  const say = tellings[lang]
  const lines = [
    say.deck(nemesisName(setup.nemesis, lang), setup.basics.map((set) => say.sets[set]).join(` ${say.and} `)),
  ]
  if (setup.balanced)
    for (const tier of [1, 2, 3]) {
      const shares = sharesOfTier(setup, tier)
      lines.push(
        say.tier(
          tier,
          KINDS.map(([kind, type]) =>
            say.counted(shares.find(({ basics }) => typeOf[basics[0] ?? -1] === type)?.added ?? 0, kind),
          ),
        ),
      )
    }
  for (const name of Object.keys(AS_PRINTED) as (keyof Variants)[])
    if (setup.variants[name] !== AS_PRINTED[name])
      lines.push(say.variants[name](Number(setup.variants[name])))
  return lines.map(say.finish)
}
