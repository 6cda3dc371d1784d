import type { Lang } from '../../../../language/face.ts'
import { ATTACK, MINION, nemesisAt, nemesisNamed, POWER, typeOf } from '../../content.ts'
import type { Content } from '../../pack.ts'
import type { Setup, Variants } from '../../protocol/setup.ts'
import { sharesOfTier } from '../../set-up/deal.ts'
import { AS_PRINTED } from '../../set-up/document.ts'
import { spokenIn } from '../spoken.ts'
import { nemesisName } from '../texts.ts'

const KINDS = [
  ['minion', MINION],
  ['attack', ATTACK],
  ['power', POWER],
] as const

/** One variant in a sentence; the number is that of a variant that has one. */
export const variantLine = (name: keyof Variants, number: number, lang: Lang): string =>
  spokenIn(lang).setup.finish(spokenIn(lang).setup.variants[name](number))

/** R094: a deck in an order of its own. */
const isScripted = ({ nemesis }: Setup): boolean =>
  nemesisAt[nemesisNamed(nemesis)]?.mat.some((d) => d.op === 'scriptedDeck') === true

/** The nemesis deck with its balance, and every variant that is not as printed. */
export function setupLines(of: Content, setup: Setup, lang: Lang): readonly string[] {
  const say = spokenIn(lang).setup
  const lines = [
    isScripted(setup)
      ? say.script(nemesisName(setup.nemesis, lang))
      : say.deck(
          nemesisName(setup.nemesis, lang),
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
