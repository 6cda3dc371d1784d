import { mass, type Noun, noun } from '../../../../language/text/english/nouns.ts'
import { roman } from '../../../../language/text/english/numbers.ts'
import { breachOfSide, type NounKey } from '../things.ts'

export const nouns: Readonly<Record<NounKey, Noun>> = {
  card: noun('card'),
  gem: noun('gem'),
  relic: noun('relic'),
  spell: noun('spell'),
  corruption: noun('corruption'),
  attack: noun('attack'),
  power: noun('power'),
  minion: noun('minion'),
  acolyte: noun('acolyte'),
  husk: noun('husk'),
  pod: noun('pod'),
  beacon: noun('beacon'),
  breach: noun('breach'),
  pile: noun('supply pile'),
  player: noun('player'),
  ally: noun('ally'),
  turnCard: noun('turn order card'),
  nemesisCard: noun('nemesis card'),
  strike: noun('Strike card'),
}

export const aether = mass('{ae}')
export const charge = noun('charge')
export const life = mass('life')
export const damage = mass('damage')

const tokens: Readonly<Record<string, Noun>> = {
  fury: noun('Fury token'),
  nemesis: noun('nemesis token'),
  trophy: noun('Trophy token'),
  pulse: noun('pulse token'),
  power: noun('power token'),
  shield: noun('shield token'),
  bridge: noun('Bridge token'),
}
export const token = (name: string): Noun => tokens[name] ?? noun(`${name} token`)

const sides: Readonly<Record<string, string>> = {
  strike: 'Strike deck',
  corruption: 'corruption deck',
  acolyte: 'acolyte deck',
  acolyteDiscard: 'acolyte discard pile',
  devoured: 'devoured pile',
  concentrate: 'Concentrate deck',
  assist: 'Assist deck',
  assistDiscard: 'Assist discard pile',
  podDiscard: 'pod discard pile',
  beaconDiscard: 'beacon discard pile',
}
export function sidePlace(name: string): string {
  const breach = breachOfSide(name)
  return breach === undefined
    ? `the ${sides[name] ?? `${name} deck`}`
    : `breach ${roman(breach)} of the nemesis`
}

/** The keywords of the mats. With `name`, the nemesis itself does it. */
export const procedures: Readonly<Record<string, { readonly verb: string; readonly by: 'nemesis' | 'all' }>> =
  {
    strike: { verb: 'Strike', by: 'nemesis' },
    swarm: { verb: 'Swarm', by: 'nemesis' },
    accelerate: { verb: 'accelerate time', by: 'nemesis' },
    devour: { verb: 'Devour', by: 'all' },
    allBloodMagic: { verb: 'resolve', by: 'all' },
    concentrate: { verb: 'Concentrate', by: 'nemesis' },
    assist: { verb: 'Assist', by: 'all' },
  }

export const parts: Readonly<Record<string, string>> = {
  bloodMagic: 'Blood Magic effect',
  persistent: 'persistent effect',
  power: 'power effect',
}
