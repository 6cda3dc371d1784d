import type { SetupFlag } from '../../../language/face.ts'
import { switchOf } from '../../../language/parse-values.ts'
import type { Collection } from '../collection.ts'
import { readCode } from './code.ts'
import { poolName } from './document.ts'

/** What can be said about a set-up on the command line. */
export const setupFlags: readonly SetupFlag[] = [
  { name: 'mages', value: 'brama,kadir', help: { en: 'one to four mages', fr: 'un à quatre mages' } },
  { name: 'nemesis', value: 'rageborne', help: { en: 'the nemesis', fr: 'la némésis' } },
  {
    name: 'difficulty',
    value: 'normal',
    help: { en: 'beginner, normal, expert or extinction', fr: 'beginner, normal, expert ou extinction' },
  },
  {
    name: 'supply',
    value: 'base-deck-destruction',
    help: {
      en: 'a suggested supply, nine card ids, random, or random:WORD for a supply to share',
      fr: 'une réserve conseillée, neuf cartes, random, ou random:MOT pour une réserve à partager',
    },
  },
  {
    name: 'basics',
    value: 'both',
    help: {
      en: 'basic nemesis cards: base, war-eternal, both, or sets with commas',
      fr: 'cartes de base\u00a0: base, war-eternal, both, ou des extensions entre virgules',
    },
  },
  {
    name: 'balanced',
    value: 'true',
    help: {
      en: 'deal minions, attacks and powers in their share of the basic cards',
      fr: 'distribuer serviteurs, attaques et pouvoirs selon leur part des cartes de base',
    },
  },
  {
    name: 'variants',
    value: 'splitCards,soloLife=12',
    help: {
      en: 'splitCards, soloTurnCards=4, soloLife=12, noDoubleNemesis, openTurnOrder, excessFirst, breachBonusAtDamage, preventedCounts, minionLifeUncapped, magusAnyHit, immediatelyFirst, wildEffectFixedToTaker',
      fr: 'splitCards, soloTurnCards=4, soloLife=12, noDoubleNemesis, openTurnOrder, excessFirst, breachBonusAtDamage, preventedCounts, minionLifeUncapped, magusAnyHit, immediatelyFirst, wildEffectFixedToTaker',
    },
  },
  {
    name: 'code',
    value: 'CODE',
    help: { en: 'a set-up that somebody shared', fr: 'une mise en place partagée' },
  },
]

const supplyFrom = (text: string, seed: string): unknown => {
  if (text === 'random') return { random: { seed } }
  if (text.startsWith('random:')) return { random: { seed: text.slice('random:'.length) } }
  return text.includes(',') ? text.split(',') : text
}

/** `soloLife=12` is a number, a bare name is a switch that is on. */
const variantsFrom = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [name, ...values] = part.split('=')
      const value = values.join('=')
      // What is no number is refused, as it stands, where set-ups are read.
      return [name, values.length === 0 ? true : /^\d+$/.test(value) ? Number(value) : value]
    }),
  )

/** A set-up document from flags; everything unsaid is at its default. */
export function setupFrom(of: Collection, flags: Readonly<Record<string, string>>, seed = ''): unknown {
  const shared = flags.code === undefined ? {} : documentOf(of, flags.code)
  return {
    ...shared,
    ...(flags.mages === undefined ? {} : { mages: flags.mages.split(',') }),
    ...(flags.nemesis === undefined ? {} : { nemesis: flags.nemesis }),
    ...(flags.difficulty === undefined ? {} : { difficulty: flags.difficulty }),
    ...(flags.supply === undefined ? {} : { supply: supplyFrom(flags.supply, seed) }),
    ...(flags.basics === undefined ? {} : { basics: basicsFrom(flags.basics) }),
    ...(flags.balanced === undefined ? {} : { balanced: switchOf(flags.balanced, 'balanced') }),
    ...(flags.variants === undefined ? {} : { variants: variantsFrom(flags.variants) }),
  }
}

const basicsFrom = (text: string): unknown => (text.includes(',') ? text.split(',') : text)

function documentOf(of: Collection, code: string): object {
  const { setup } = readCode(of, code)
  return { ...setup, basics: poolName(setup.basics) }
}
