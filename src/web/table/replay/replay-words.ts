import type { Catalogue } from '../../page/words.ts'

interface ReplayWords {
  readonly forkHere: string
  readonly back: string
  readonly replay: string
  readonly step: Readonly<Record<'first' | 'back' | 'on', string>>
  readonly speed: Readonly<Record<'label' | 'slow' | 'usual' | 'fast', string>>
  readonly seenBy: string
  readonly position: (at: number, last: number) => string
  readonly looking: string
}

export const replayWords: Catalogue<ReplayWords> = {
  en: {
    forkHere: 'Play on from here',
    back: 'Back to the present',
    replay: 'Replay',
    step: { first: 'To the beginning', back: 'One step back', on: 'One step on' },
    speed: { label: 'Speed', slow: 'Slow', usual: 'Usual', fast: 'Fast' },
    seenBy: 'Seen by',
    position: (at, last) => `Decision ${at} of ${last}`,
    looking: 'You are looking at the past',
  },
  fr: {
    forkHere: 'Rejouer à partir d’ici',
    back: 'Revenir au présent',
    replay: 'Relecture',
    step: { first: 'Au début', back: 'Un pas en arrière', on: 'Un pas en avant' },
    speed: { label: 'Vitesse', slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
    seenBy: 'Vu par',
    position: (at, last) => `Décision ${at} sur ${last}`,
    looking: 'Vous regardez le passé',
  },
}
