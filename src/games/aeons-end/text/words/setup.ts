import type { Lang } from '../../../../language/face.ts'
import type { Collection } from '../../collection.ts'
import { ATTACK, MINION, nemesisAt, nemesisNamed, POWER, typeOf } from '../../content.ts'
import type { Setup, Variants } from '../../protocol/setup.ts'
import { sharesOfTier } from '../../setup/deal.ts'
import { AS_PRINTED } from '../../setup/document.ts'
import { type Spoken, spokenIn } from '../spoken.ts'
import { nemesisName } from '../texts.ts'

const KINDS = [
  ['minion', MINION],
  ['attack', ATTACK],
  ['power', POWER],
] as const

/** One variant in a sentence; the number is that of a variant that has one. */
export const variantLine = (name: keyof Variants, number: number, { setup }: Spoken): string =>
  setup.finish(setup.variants[name](number))

/** R094: a deck in an order of its own. */
const isScripted = ({ nemesis }: Setup): boolean =>
  nemesisAt[nemesisNamed(nemesis)]?.mat.some((d) => d.op === 'scriptedDeck') === true

/** The nemesis deck with its balance, and every variant that is not as printed. */
export function setupLines(of: Collection, setup: Setup, lang: Lang): readonly string[] {
  const { setup: say, language } = spokenIn(of, lang)
  const lines = [
    isScripted(setup)
      ? say.script(nemesisName(setup.nemesis, language))
      : say.deck(
          nemesisName(setup.nemesis, language),
          setup.basics.map((set) => say.sets[set] ?? set).join(` ${say.and} `),
        ),
  ]
  if (setup.balanced)
    for (const tier of [1, 2, 3]) {
      const shares = sharesOfTier(of, setup, tier)
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
