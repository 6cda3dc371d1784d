import type { CardLanguage } from '../context.ts'
import { aetherLifeAndTokens } from './effects/aether-life-and-tokens.ts'
import { breachesAndCasting } from './effects/breaches-and-casting.ts'
import { cards } from './effects/cards.ts'
import { nemesis } from './effects/nemesis.ts'

export const effects: CardLanguage['effects'] = {
  ...aetherLifeAndTokens,
  ...cards,
  ...breachesAndCasting,
  ...nemesis,
}
