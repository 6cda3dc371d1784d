import {
  compare,
  depleted,
  depletedUnless,
  exists,
  gainInfluence,
  gainInfluenceChosen,
  hand,
  onPlay,
  power,
  sigil,
  totalInfluence,
  transmute,
  when,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

const unlessUnit = depletedUnless(exists(yourUnits()))
const unlessSigil = depletedUnless(exists(hand('you', sigil())))

export const powerCards: readonly CardDefinition[] = [
  power('1-1', 'Fire Sigil', { influence: 'F', grants: 'F' }),
  power('1-63', 'Time Sigil', { influence: 'T', grants: 'T' }),
  power('1-126', 'Justice Sigil', { influence: 'J', grants: 'J' }),
  power('1-187', 'Primal Sigil', { influence: 'P', grants: 'P' }),
  power('1-249', 'Shadow Sigil', { influence: 'S', grants: 'S' }),
  power('0-53', 'Seat of Fury', { influence: 'FP' }, [onPlay(gainInfluence('FP')), unlessSigil]),
  power('0-56', 'Seat of Glory', { influence: 'FJ' }, [onPlay(gainInfluence('FJ')), unlessSigil]),
  power('0-62', 'Seat of Cunning', { influence: 'PS' }, [onPlay(gainInfluence('PS')), unlessSigil]),
  power('0-63', 'Seat of Wisdom', { influence: 'TP' }, [onPlay(gainInfluence('TP')), unlessSigil]),
  power('1-417', 'Feln Banner', { influence: 'PS' }, [onPlay(gainInfluence('PS')), unlessUnit]),
  power('1-421', 'Elysian Banner', { influence: 'TP' }, [onPlay(gainInfluence('TP')), unlessUnit]),
  power('1-423', 'Granite Monument', { influence: 'F' }, [
    depleted,
    onPlay(gainInfluence('F')),
    transmute(5, '1-t-magmahound'),
  ]),
  power('1-425', 'Diplomatic Seal', {}, [
    onPlay(when(compare(totalInfluence, 'atMost', 2), gainInfluenceChosen)),
  ]),
  power('1-427', 'Rakano Banner', { influence: 'FJ' }, [onPlay(gainInfluence('FJ')), unlessUnit]),
]
