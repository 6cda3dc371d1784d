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
  power('0-51', 'Seat of Order', { influence: 'JP' }, [onPlay(gainInfluence('JP')), unlessSigil]),
  power('0-53', 'Seat of Fury', { influence: 'FP' }, [onPlay(gainInfluence('FP')), unlessSigil]),
  power('0-54', 'Seat of Impulse', { influence: 'FT' }, [onPlay(gainInfluence('FT')), unlessSigil]),
  power('0-55', 'Seat of Vengeance', { influence: 'JS' }, [onPlay(gainInfluence('JS')), unlessSigil]),
  power('0-56', 'Seat of Glory', { influence: 'FJ' }, [onPlay(gainInfluence('FJ')), unlessSigil]),
  power('0-58', 'Seat of Progress', { influence: 'TJ' }, [onPlay(gainInfluence('TJ')), unlessSigil]),
  power('0-60', 'Seat of Chaos', { influence: 'FS' }, [onPlay(gainInfluence('FS')), unlessSigil]),
  power('0-61', 'Seat of Mystery', { influence: 'TS' }, [onPlay(gainInfluence('TS')), unlessSigil]),
  power('0-62', 'Seat of Cunning', { influence: 'PS' }, [onPlay(gainInfluence('PS')), unlessSigil]),
  power('0-63', 'Seat of Wisdom', { influence: 'TP' }, [onPlay(gainInfluence('TP')), unlessSigil]),
  power('1-417', 'Feln Banner', { influence: 'PS' }, [onPlay(gainInfluence('PS')), unlessUnit]),
  power('1-418', 'Cobalt Monument', { influence: 'P' }, [
    depleted,
    onPlay(gainInfluence('P')),
    transmute(5, 'Stormdancer'),
  ]),
  power('1-419', 'Stonescar Banner', { influence: 'FS' }, [onPlay(gainInfluence('FS')), unlessUnit]),
  power('1-420', 'Amber Monument', { influence: 'T' }, [
    depleted,
    onPlay(gainInfluence('T')),
    transmute(5, 'Rhinarc'),
  ]),
  power('1-421', 'Elysian Banner', { influence: 'TP' }, [onPlay(gainInfluence('TP')), unlessUnit]),
  power('1-422', 'Emerald Monument', { influence: 'J' }, [
    depleted,
    onPlay(gainInfluence('J')),
    transmute(5, 'Gemblade'),
  ]),
  power('1-423', 'Granite Monument', { influence: 'F' }, [
    depleted,
    onPlay(gainInfluence('F')),
    transmute(5, 'Magmahound'),
  ]),
  power('1-424', 'Combrei Banner', { influence: 'TJ' }, [onPlay(gainInfluence('TJ')), unlessUnit]),
  power('1-425', 'Diplomatic Seal', {}, [
    onPlay(when(compare(totalInfluence, 'atMost', 2), gainInfluenceChosen)),
  ]),
  power('1-426', 'Amethyst Monument', { influence: 'S' }, [
    depleted,
    onPlay(gainInfluence('S')),
    transmute(5, 'Puma'),
  ]),
  power('1-427', 'Rakano Banner', { influence: 'FJ' }, [onPlay(gainInfluence('FJ')), unlessUnit]),
]
