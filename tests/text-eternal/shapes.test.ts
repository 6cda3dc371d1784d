import { expect, it } from 'vitest'
import * as b from '../../src/games/eternal/language/builders.ts'
import type { Ability, CardDefinition } from '../../src/games/eternal/language/nodes.ts'
import { cardText } from '../../src/games/eternal/text/index.ts'
import { LANGS } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'
import { faults } from './faults.ts'

/*
 * Shapes of texts that the cards of the pool do not have yet: what an amount, a pronoun or a rest does
 * to the order of the words. Each stands on some card of the pool, so that it has a name and a gender.
 */

const { on, only: guarded, get, self, that, the, one, yourUnits, units, enemyUnits } = b
const { summon, entomb, deck, hand, you } = b
const dead = b.inVoid('you', b.kind('unit'))

const unit = (...abilities: Ability[]): CardDefinition => ({
  ...b.unit('1-368', 'Withering Witch', {}),
  abilities,
})
const weapon = (...abilities: Ability[]): CardDefinition => ({
  ...b.weapon('1-170', 'Hammer of Might', {}),
  abilities,
})
const spell = (...abilities: Ability[]): CardDefinition => ({
  ...b.spell('1-381', 'Feeding Time', {}),
  abilities,
})

const shapes: Readonly<Record<string, CardDefinition>> = {
  'a created unit with the values of another card': unit(
    on(
      b.youPlay(b.kind('relic weapon'), { ordinal: 1 }),
      b.playNew(b.card('1-t-pig', { strength: b.strengthOf(that), health: b.armorOf(that), skillsOf: that })),
    ),
  ),
  'some of a few cards, then the rest': weapon(
    summon(
      b.play(b.among(b.top(4, deck('you')), b.both(b.kind('unit'), b.sharingBattleSkill(b.wielder)))),
      b.discard(b.except(b.top(4, deck('you')), the('x'))),
    ),
  ),
  'what a label is about': unit(
    b.empower(b.playNew(b.copyOf(that))),
    b.inspire(get(that, b.plusStats(1, 1))),
  ),
  'skills of another card': unit(
    on(b.youPlay(b.kind('unit')), get(self, b.battleSkillsOf(that))),
    b.have(self, b.plusStats(b.battleSkillsOn(self), b.battleSkillsOn(self))),
  ),
  'more of a created card': spell(
    b.onPlay(b.playNew(b.card('5-42'), { n: b.plus(1, b.every(3, b.count(dead))) })),
  ),
  'a guard on a trigger': unit(
    guarded(on(b.startOfTurn('enemy'), b.sacrifice(self)), { if: b.compare(b.armorOf(you), 'exactly', 0) }),
  ),
  'the card itself twice': unit(
    entomb(b.together(b.drawFrom(self), get(self, b.plusStats(3, 3), b.costs(3)))),
  ),
  'chance for each card': unit(
    entomb(
      b.forEach(
        deck('you', b.kind('unit')),
        'x',
        b.randomOne([get(the('x'), b.flying)], [get(the('x'), b.charge)]),
      ),
    ),
  ),
  'a variable with an object': spell(
    b.onPlay(
      b.getThisTurn(
        one(units()),
        b.plusStats(b.negative(b.influenceIn('shadow')), b.negative(b.influenceIn('shadow'))),
      ),
    ),
  ),
  'as much as was spent': unit(summon(b.doTo([b.spendAll], get(self, b.plusStats(b.spent, b.spent))))),
  'for each card somewhere': weapon(b.have(b.wielder, b.plusStrength({ op: 'each', n: 1, of: dead }))),
  'as many as were sacrificed': unit(
    summon(
      b.sacrifice(b.anyNumber(yourUnits(b.other)).as('x')),
      get(self, b.plusStats(b.count(the('x')), b.count(the('x')))),
    ),
  ),
  'one of the top cards': spell(
    b.onPlay(
      b.drawFrom(one(b.top(3, deck('you'))).as('x')),
      b.put(b.except(b.top(3, deck('you')), the('x')), 'deck bottom'),
    ),
  ),
  'a cheaper card': spell(b.onPlay(get(one(hand('you', b.kind('any spell'))), b.costs(b.negative(1))))),
  'a costlier card': spell(
    b.onPlayFor(
      [b.discarding(one(hand('you')).as('x'))],
      b.drawFrom(b.random(1, deck('you', b.costing('atLeast', b.plus(b.costOf(the('x')), 1))))),
    ),
  ),
  'damage by an amount': unit(on(b.youPlay(b.kind('any spell')), b.deal(b.costOf(that), one(b.enemies)))),
  'a cost that the effect speaks of': unit(
    b.activated([b.exhausting(one(yourUnits()).as('x'))], b.gainHealth(b.strengthOf(the('x')))),
  ),
  'an attack of several': unit(
    on(
      b.attackDeclared('both', { that: b.type('stranger') }),
      b.deal(b.thatMany, { op: 'players', who: 'defending' }),
    ),
  ),
  'several verbs': unit(
    b.have(yourUnits(b.type('dragon')), b.plusStats(1, 1), b.flying, b.deadly, b.doubleDamage),
  ),
  'a choice and the others': spell(
    b.onPlay(
      b.choose(one(yourUnits()).as('x')),
      get(the('x'), b.plusStats(1, 1)),
      get(b.except(yourUnits(), the('x')), b.plusStats(1, 0)),
    ),
  ),
  'an event that makes another card': unit(
    on(b.dies('enemy', b.kind('unit')), b.transform(that, b.card('1-170')), b.drawFrom(that)),
    b.have(enemyUnits(), b.cannot('entomb')),
  ),
}

it('the words stand in their order', async () => {
  const texts = Object.entries(shapes).map(([shape, card]) => {
    const [en, fr] = LANGS.map((lang) => cardText(plain(card), lang))
    return `${shape}\n${en!.map((line, i) => `  ${line}\n    ${fr![i]}`).join('\n')}`
  })
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('golden/shapes.txt')
  const found = LANGS.flatMap((lang) =>
    Object.values(shapes).flatMap((card) =>
      cardText(plain(card), lang).flatMap((line) => faults(line, lang)),
    ),
  )
  expect(found).toEqual([])
})
