import {
  amplify,
  anyOf,
  berserk,
  card,
  costs,
  deadly,
  discarding,
  drawNew,
  faction,
  fastSpell,
  flying,
  get,
  gets,
  hand,
  have,
  kind,
  mayDoTo,
  negative,
  one,
  onPlay,
  overwhelm,
  plus,
  site,
  summon,
  swapWithMarket,
  unit,
  yourUnits,
  zones,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

/** Cards of later sets that make a rule of the document real which sets 0 and 1 do not use. */
export const laterCards: readonly CardDefinition[] = [
  fastSpell('2-55', "Viper's Bite", { cost: 4, influence: 'T' }, [onPlay(get(one(yourUnits()), deadly))]),
  unit(
    '4-12',
    'Hotblood Barbarian',
    { cost: 2, influence: 'F', strength: 2, health: 1, types: ['warrior'] },
    [berserk, summon(mayDoTo([discarding(one(hand('you')))], drawNew(card('1-10'))))],
  ),
  unit('4-21', 'Ixtun Merchant', { cost: 3, influence: 'F', strength: 3, health: 3, types: ['merchant'] }, [
    overwhelm,
    summon(swapWithMarket(faction('fire'))),
  ]),
  unit('5-42', 'Scorpion', { cost: 1, influence: 'T', strength: 1, health: 1, types: ['scorpion'] }, [
    deadly,
  ]),
  unit('5-45', 'Locust', { cost: 2, influence: 'T', strength: 2, health: 2, types: ['insect'] }, [flying]),
  unit('5-54', 'Sandcrawler', { cost: 3, influence: 'T', strength: 3, health: 3, types: ['insect'] }, [
    overwhelm,
  ]),
  site(
    '5-56',
    'The Praxis Arcanum',
    { cost: 4, influence: 'TT', health: 3, agenda: ['1-85', '1-501', '2-55'] },
    [have(zones(['hand'], 'you', anyOf(kind('unit'), kind('any relic'))), costs(negative(1)))],
  ),
  unit(
    '5-147',
    'Starved Vorlunk',
    { cost: 7, influence: 'PP', strength: 6, health: 6, types: ['dinosaur'] },
    [overwhelm, amplify(2, gets(plus(3, 3)))],
  ),
  unit('9-121', 'Sky Serpent', { cost: 2, influence: 'PPP', strength: 3, health: 3, types: ['serpent'] }, [
    flying,
  ]),
]
