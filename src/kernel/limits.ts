import { MOST_OPTIONS } from './options.ts'
import { Bilingual } from './refusal.ts'

/** The engine stopped itself: a text that never ends, or one that nests too deep. */
export class EngineLimit extends Bilingual {
  override readonly name = 'EngineLimit'
}

export const tooManyOptions = (n: number): EngineLimit =>
  new EngineLimit({
    en: `${n} options are too many, ${MOST_OPTIONS} are possible`,
    fr: `${n} options, c’est trop\u00a0: ${MOST_OPTIONS} sont possibles`,
  })

export const noEnd = (decisions: number): EngineLimit =>
  new EngineLimit({ en: `no end within ${decisions} decisions`, fr: `pas de fin en ${decisions} décisions` })

export const noDecision = (steps: number, where: string): EngineLimit =>
  new EngineLimit({
    en: `no decision within ${steps} steps (in ${where})`,
    fr: `pas de décision en ${steps} étapes (dans ${where})`,
  })

export const tooMuchWork = (): EngineLimit =>
  new EngineLimit({
    en: 'one decision brings about more than can be carried out',
    fr: 'une seule décision entraîne plus que ce qui peut être exécuté',
  })

export const tooDeep = (where: string): EngineLimit =>
  new EngineLimit({
    en: `texts are nested too deeply (in ${where})`,
    fr: `des textes sont trop imbriqués (dans ${where})`,
  })

export const tooManyHeld = (): EngineLimit =>
  new EngineLimit({
    en: 'a text holds too many cards at once',
    fr: 'un texte retient trop de cartes à la fois',
  })

export const tooMuchThisTurn = (): EngineLimit =>
  new EngineLimit({
    en: 'more happens in one turn than can be remembered',
    fr: 'il se passe plus de choses en un tour qu’on ne peut en retenir',
  })

export const tooManyAtOnce = (): EngineLimit =>
  new EngineLimit({
    en: 'too many effects happen at the same moment',
    fr: 'trop d’effets se produisent au même moment',
  })

export const endedTooSoon = (): EngineLimit =>
  new EngineLimit({
    en: 'the last text has ended, but not the game',
    fr: 'le dernier texte est fini, mais pas la partie',
  })
