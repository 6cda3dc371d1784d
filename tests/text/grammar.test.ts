import { describe, expect, it } from 'vitest'
import {
  act,
  coalesce,
  conjoin,
  led,
  permitted,
  render,
  type Subject,
  says,
} from '../../src/language/text/discourse.ts'
import * as en from '../../src/language/text/english/nouns.ts'
import { ordinal, times } from '../../src/language/text/english/numbers.ts'
import { english } from '../../src/language/text/english/sentence.ts'
import { gerund, past, third } from '../../src/language/text/english/verbs.ts'
import { article, aspirated, elide, typeset } from '../../src/language/text/french/elision.ts'
import * as fr from '../../src/language/text/french/nouns.ts'
import * as nombres from '../../src/language/text/french/numbers.ts'
import { french } from '../../src/language/text/french/sentence.ts'
import { conjugate, past as passé } from '../../src/language/text/french/verbs.ts'

const somebody = (person: Subject['person'], noun: string, pronoun: string): Subject => ({
  person,
  noun,
  again: `that ${noun}`,
  pronoun,
})

describe('English', () => {
  it('makes plurals', () => {
    expect(['card', 'breach', 'ally', 'relic', 'day', 'box'].map((word) => en.plural(word))).toEqual([
      'cards',
      'breaches',
      'allies',
      'relics',
      'days',
      'boxes',
    ])
  })
  it('chooses a or an by the sound', () => {
    expect(['card', 'opened breach', 'ally', 'one', 'unit', 'hour'].map(en.a)).toEqual([
      'a card',
      'an opened breach',
      'an ally',
      'a one',
      'a unit',
      'an hour',
    ])
  })
  it('counts', () => {
    const card = en.noun('card')
    expect([
      en.some(1, card),
      en.some(2, card),
      en.counted(1, card),
      en.measured(3, en.mass('damage')),
    ]).toEqual(['a card', 'two cards', 'one card', '3 damage'])
    expect([times(1), times(2), times(3), ordinal(2), ordinal(7)]).toEqual([
      'once',
      'twice',
      'three times',
      'second',
      '7th',
    ])
  })
  it('conjugates', () => {
    expect(['suffer', 'focus', 'have', 'be', 'accelerate time', 'carry', 'play'].map(third)).toEqual([
      'suffers',
      'focuses',
      'has',
      'is',
      'accelerates time',
      'carries',
      'plays',
    ])
    expect(['discard', 'destroy', 'cast', 'prep', 'place', 'draw'].map(past)).toEqual([
      'discarded',
      'destroyed',
      'cast',
      'prepped',
      'placed',
      'drawn',
    ])
    expect(['place', 'cast', 'prep', 'set', 'suffer'].map(gerund)).toEqual([
      'placing',
      'casting',
      'prepping',
      'setting',
      'suffering',
    ])
  })
  it('lists', () => {
    expect([['A'], ['A', 'B'], ['A', 'B', 'C']].map((each) => en.list(each))).toEqual([
      'A',
      'A and B',
      'A, B, and C',
    ])
    expect([en.genitive('player'), en.genitive('players')]).toEqual(["player's", "players'"])
  })
})

describe('French', () => {
  it('elides and contracts last', () => {
    const cases: [string, string][] = [
      [`de ${article('le')} paquet`, 'du paquet'],
      [`de ${article('les')} joueurs`, 'des joueurs'],
      [`à ${article('le')} joueur`, 'au joueur'],
      [`à ${article('les')} joueurs`, 'aux joueurs'],
      [`de ${article('la')} éther`, "de l'éther"],
      [`${article('le')} allié`, "l'allié"],
      [`${article('la')} ${aspirated('hauteur')}`, 'la hauteur'],
      ['de un joueur', "d'un joueur"],
      ['que il perd', "qu'il perd"],
      ['lorsque un joueur', "lorsqu'un joueur"],
      ['Lorsque une carte', "Lorsqu'une carte"],
      ['si il le fait', "s'il le fait"],
      ['si elle le fait', 'si elle le fait'],
      ['avant de le placer', 'avant de le placer'],
      ['la acquérir', "l'acquérir"],
      ['placez-la ici', 'placez-la ici'],
      ['de onze cartes', 'de onze cartes'],
    ]
    for (const [from, to] of cases) expect(elide(from)).toBe(to)
  })
  it('sets its spaces and apostrophes', () => {
    expect(typeset("Lancer : 3 dégâts; l'effet !")).toBe('Lancer\u00a0: 3\u00a0dégâts\u202f; l’effet\u202f!')
  })
  it('agrees', () => {
    expect([
      fr.agree('défaussé', 'f', 2),
      fr.agree('cher', 'f', 1),
      fr.agree('cher', 'm', 2),
      fr.agree('vide', 'f', 2),
      fr.agree('général', 'm', 2),
      fr.agree('neuf', 'f', 1),
      fr.agree('nuageux', 'f', 1),
    ]).toEqual(['défaussées', 'chère', 'chers', 'vides', 'généraux', 'neuve', 'nuageuse'])
  })
  it('counts zero and one as singular', () => {
    const damage = fr.m('dégât')
    expect([0, 1, 2].map((n) => fr.measured(n, damage))).toEqual(['0 dégât', '1 dégât', '2 dégâts'])
    expect(nombres.inWords(1, 'f')).toBe('une')
    expect([1, 2, 4, 5, 9].map((n) => nombres.ordinal(n, 'f'))).toEqual([
      'première',
      'deuxième',
      'quatrième',
      'cinquième',
      'neuvième',
    ])
  })
  it('has its determiners', () => {
    const [card, ally, breach] = [fr.f('carte'), fr.m('allié'), fr.f('épreuve')]
    expect([fr.ce(card), fr.ce(ally), fr.ce(card, 2)]).toEqual(['cette carte', 'cet allié', 'ces cartes'])
    expect([
      fr.possessive('you', card, 2),
      fr.possessive('one', card, 1),
      fr.possessive('one', breach, 1),
      fr.possessive('many', card, 1),
    ]).toEqual(['vos cartes', 'sa carte', 'son épreuve', 'leur carte'])
  })
  it('conjugates, regular and not', () => {
    expect(
      ['gagner', 'révéler', 'acquérir', 'subir', 'placer'].map((verb) => conjugate(verb, 'many')),
    ).toEqual(['gagnent', 'révèlent', 'acquièrent', 'subissent', 'placent'])
    expect(['détruire', 'perdre', 'mélanger'].map(passé)).toEqual(['détruit', 'perdu', 'mélangé'])
    expect(() => conjugate('finir', 'one')).toThrow('finir')
  })
})

describe('sentences', () => {
  const [you, player, players] = [
    somebody('you', 'you', 'you'),
    somebody('one', 'player', 'they'),
    somebody('many', 'players', 'they'),
  ]
  it('join what one subject does', () => {
    const said = coalesce([
      says(player, act('suffer', '3 damage')),
      says(player, act('draw', 'a card', { then: true })),
    ])
    expect(render(said, english)).toEqual(['Player suffers 3 damage and then draws a card.'])
  })
  it('order, ask and refer back', () => {
    const asked = permitted([says(player, act('lose', '1 charge'))])
    const done = led('if they do', [says(player, act('draw', 'a card'))], player)
    expect(render([...asked, ...done], english)).toEqual([
      'Player may lose 1 charge. If they do, they draw a card.',
    ])
    expect(render(permitted([says(you, act('draw', 'a card'))]), english)).toEqual(['You may draw a card.'])
    expect(render([says(you, act('placer', 'ici', { clitic: 'la' }))], french)).toEqual(['Placez-la ici.'])
    expect(render(permitted([says(you, act('placer', 'ici', { clitic: 'la' }))]), french)).toEqual([
      'Vous pouvez la placer ici.',
    ])
  })
  it('keep an order and a permission apart', () => {
    const said = conjoin([
      says(you, act('draw', 'a card')),
      ...permitted([says(you, act('lose', '1 charge'))]),
    ])
    expect(render(said, english)).toEqual(['Draw a card. You may lose 1 charge.'])
  })
  it('say an adverb once', () => {
    const collectively = { adverb: 'collectively' }
    const said = coalesce([
      says(players, act('gain', 'two', collectively)),
      says(players, act('place', 'them', collectively)),
    ])
    expect(render(said, english)).toEqual(['Players collectively gain two and place them.'])
  })
  it('offer ways', () => {
    const way = (verb: string) => [act(verb, 'it')]
    expect(render([says(player, { kind: 'or', ways: [way('keep'), way('lose')] })], english)).toEqual([
      'Player keeps it or loses it.',
    ])
    const both = says(player, act('révéler', 'une carte'), {
      kind: 'or',
      ways: [[act('défausser', '', { clitic: 'la' })], [act('placer', '', { clitic: 'la' })]],
    })
    expect(render([both], french)).toEqual(['Player révèle une carte et soit la défausse, soit la place.'])
  })
  it('label paragraphs and set OR on its own line', () => {
    const said = [
      { ...says(you, act('draw', 'a card')), paragraph: 'Cast' },
      { ...says(you, act('lose', '1 charge')), or: true as const, paragraph: 'Cast' },
    ]
    expect(render(said, english)).toEqual(['Cast: Draw a card.', 'OR', 'Cast: Lose 1 charge.'])
    expect(
      render(
        said.slice(0, 1).map((each) => ({
          ...each,
          clauses: [{ subject: you, predicates: [act('piocher', 'une carte')] }],
        })),
        french,
      ),
    ).toEqual(['Cast\u00a0: Piochez une carte.'])
  })
})
