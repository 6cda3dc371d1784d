import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { Event as AeonsEndEvent } from '../../src/games/aeons-end/protocol/events.ts'
import { questions as english } from '../../src/games/aeons-end/text/words/english/questions.ts'
import { questions as french } from '../../src/games/aeons-end/text/words/french/questions.ts'
import { definitions } from '../../src/games/eternal/content.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import type { CardDefinition, Pick } from '../../src/games/eternal/language/nodes.ts'
import type { Event as EternalEvent } from '../../src/games/eternal/protocol/events.ts'
import { texts as englishTexts } from '../../src/games/eternal/text/english/texts.ts'
import { texts as frenchTexts } from '../../src/games/eternal/text/french/texts.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { LANGS, type Playable } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'
import { Table } from '../../src/table/table.ts'

/*
 * Lines of the log, prompts, buttons and hints as they must read. `every-sentence.test.ts` looks for faults in all of
 * them; here each stands once, word for word.
 */

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

type Both = readonly [en: string, fr: string]

// ---- the log

type Move = Omit<Extract<AeonsEndEvent, { kind: 'moved' }>, 'kind' | 'mages' | 'top'>

const MAGES = ['kadir', 'mist', 'lash', 'dezmodia']
const moved = (move: Move, top = true): AeonsEndEvent => ({ kind: 'moved', ...move, top, mages: MAGES })

const AEONS_END_LOG: readonly (readonly [AeonsEndEvent, ...Both])[] = [
  // A card has its article.
  [
    moved({ card: 'crystal', from: 'player 1 hand', to: 'player 1 play area' }),
    'Kadir plays Crystal.',
    'Kadir joue un Cristal.',
  ],
  [
    moved({ card: 'spark', from: 'player 1 deck', to: 'player 1 hand' }),
    'Kadir draws Spark.',
    'Kadir pioche une Étincelle.',
  ],
  [
    moved({ card: 'jade', from: 'pile 1', to: 'player 1 discard pile' }),
    'Kadir gains Jade.',
    'Kadir acquiert un Jade.',
  ],
  [
    moved({ card: 'crystal', from: 'player 1 play area', to: 'player 1 discard pile' }),
    'Kadir puts Crystal on the discard pile.',
    'Kadir pose un Cristal sur sa défausse.',
  ],
  [
    moved({ card: 'agony-field', from: 'nemesis deck', to: 'drawn nemesis card' }),
    'The nemesis draws Agony Field.',
    'La némésis pioche le pouvoir Champ d’agonie.',
  ],
  [
    moved({ card: 'cleave', from: 'nemesis deck', to: 'drawn nemesis card' }),
    'The nemesis draws Cleave.',
    'La némésis pioche l’attaque Fendre.',
  ],
  // A card that goes somewhere: into a hand, under a deck, to another player.
  [
    moved({ card: 'spark', from: 'player 4 breach 1', to: 'player 4 hand' }),
    'Dezmodia returns Spark to hand.',
    'Dezmodia reprend une Étincelle en main.',
  ],
  [
    moved({ card: 'crystal', from: 'player 2 discard pile', to: 'player 1 hand' }),
    'Kadir takes Crystal from Mist’s discard pile.',
    'Kadir prend en main un Cristal de la défausse de Mist.',
  ],
  [
    moved({ from: 'drawn nemesis card', to: 'nemesis deck' }, false),
    'The drawn card goes to the bottom of the nemesis deck.',
    'La carte piochée est placée sous la pioche de la némésis.',
  ],
  [
    moved({ from: 'nemesis play', to: 'acolyte' }, false),
    'A card goes from play to the bottom of the acolyte deck.',
    'Une carte en jeu est placée sous le paquet des acolytes.',
  ],
  [
    moved({ card: 'blind-abandon', from: 'player 1 play area', to: 'player 3 discard pile' }),
    'Blind Abandon goes from Kadir’s play area to Lash’s discard pile.',
    'La corruption Abandon aveugle de la zone de jeu de Kadir est placée dans la défausse de Lash.',
  ],
  // A corruption is not played.
  [
    moved({ card: 'insatiable-avarice', from: 'player 1 hand', to: 'player 1 play area' }),
    'Kadir resolves the corruption Insatiable Avarice.',
    'Kadir applique la corruption Avarice insatiable.',
  ],
]

const card = (id: string) => ({ zone: 'playmat', of: 0, index: 0, card: id })

const ETERNAL_LOG: readonly (readonly [EternalEvent, ...Both])[] = [
  [
    { kind: 'played', card: '1-1', player: 0, free: false },
    'Player 1 plays Fire Sigil.',
    'Le joueur 1 joue un Sceau de feu.',
  ],
  [
    { kind: 'damaged', object: { player: 0 }, amount: 3, source: card('1-208') },
    'Player 1 takes 3 damage from Skysnapper.',
    'Le joueur 1 subit 3 dégâts du Happeur du ciel.',
  ],
  [
    { kind: 'triggered', card: card('1-4') },
    'The ability of Heavy Axe is triggered.',
    'La capacité de la Hache lourde se déclenche.',
  ],
  // What makes weaker is suffered, with a minus sign.
  [
    { kind: 'changed', card: card('2-7'), strength: -2, health: 0, thisTurn: false },
    'Blinkwolf gets −2/+0.',
    'Le Loup éclipsant subit −2/+0.',
  ],
  [
    { kind: 'number changed', card: '3-87', by: 1 },
    'Worldbearer Behemoth’s ability grows by 1.',
    'La capacité du Béhémoth porte-monde augmente de 1.',
  ],
  [
    { kind: 'warcry', card: card('1003-13'), n: 1 },
    'Ripknife Assassin sounds Warcry 1.',
    'L’Assassin au couteau pousse un Cri de guerre 1.',
  ],
  [
    { kind: 'influence', player: 0, faction: 'F', change: 1 },
    'Player 1 gains 1 Fire influence.',
    'Le joueur 1 gagne 1 influence de Feu.',
  ],
  // Only what lives is killed.
  [{ kind: 'killed', card: card('1-4') }, 'Heavy Axe is killed.', 'La Hache lourde est détruite.'],
  [{ kind: 'killed', card: card('2-7') }, 'Blinkwolf is killed.', 'Le Loup éclipsant est tué.'],
]

describe('a line of the log', () => {
  it.each(AEONS_END_LOG.map(([event, ...said]) => [said[1], event, said] as const))(
    '%s',
    (_, event, said) => {
      expect(LANGS.map((lang) => plain(aeonsEnd.words[lang].event(event)))).toEqual(said)
    },
  )
  it.each(ETERNAL_LOG.map(([event, ...said]) => [said[1], event, said] as const))('%s', (_, event, said) => {
    expect(LANGS.map((lang) => plain(eternal.words[lang].event(event)))).toEqual(said)
  })
})

// ---- prompts and buttons

/** What is asked in a position after some steps, and what is offered. */
function asked(game: Playable, given: object, steps: readonly unknown[]) {
  const table = Table.begin(fromPosition(game, game.scenario), { position: given }, 'position')
  for (const step of steps) game.scenario.perform(table.state, step, (i) => table.answer(i))
  return LANGS.map((lang) => ({
    prompt: plain(promptLine(game.words[lang].decision(table.state), lang)),
    buttons: Array.from({ length: table.options }, (_, o) =>
      plain(labelLine(game.words[lang].option(table.state, o))),
    ),
  }))
}

type Question = readonly [what: string, game: Playable, given: object, steps: readonly unknown[], ...Both]

const husks = { id: 'carapace-queen', husks: 3 }

const QUESTIONS: readonly Question[] = [
  [
    'a tie is called one',
    aeonsEnd,
    {
      turn: 'nemesis',
      nemesis: { id: 'rageborne', fury: 4, strike: ['eviscerate'] },
      'player 1': { life: 5 },
      'player 2': { life: 5 },
    },
    ['end turn'],
    'The players (Eviscerate): a tie. Who suffers 2 damage?',
    'Les joueurs (Éviscérer) : égalité. Qui subit 2 dégâts ?',
  ],
  [
    'a tie between cards of two players asks which',
    aeonsEnd,
    {
      turn: 'nemesis',
      nemesis: { id: 'umbra-titan', tokens: 6, play: ['cryptid'] },
      'player 1': { breaches: { 1: { prepped: 'ignite' } } },
      'player 2': { breaches: { 1: { prepped: 'lava-tendril' } } },
    },
    ['resolve nemesis cards in play', { branch: 1 }],
    'The players (Cryptid): a tie. Which spell? The player with the most expensive prepped spell discards that spell.',
    'Les joueurs (Cryptide) : égalité. Quel sort ? Le joueur ayant le sort préparé le plus cher défausse ce sort.',
  ],
  [
    'what it costs to divide damage among husks',
    aeonsEnd,
    { phase: 'casting', nemesis: husks, 'player 1': { breaches: { 1: { prepped: 'lava-tendril' } } } },
    [{ cast: 'lava-tendril' }, { target: 'husk' }],
    'The first mage (Carapace Queen): suffer 1 damage to divide this damage among the husks?',
    'Le premier mage (Reine Carapace) : subir 1 dégât pour répartir ces dégâts entre les bogues ?',
  ],
  [
    'what a spell is for',
    eternal,
    { 'player 1': { power: 1, influence: 'F', hand: ['Torch'] } },
    ['play Torch'],
    'Player 1 (Torch): who takes 3 damage?',
    'Joueur 1 (Torche) : qui subit 3 dégâts ?',
  ],
  [
    'a spell that its player aims at themselves',
    eternal,
    {
      'player 1': { power: 1, influence: 'F', hand: ['Torch'] },
      'player 2': { power: 1, influence: 'J', hand: ['Finest Hour'], units: ['Oni Ronin'] },
    },
    ['play Torch', 'pick player 1'],
    'Player 2: your opponent plays Torch on themselves. Respond?',
    'Joueur 2 : votre adversaire joue une Torche sur lui-même. Répondre ?',
  ],
  [
    'an ability of the other side',
    eternal,
    {
      'player 1': { units: ['Stormcaller'] },
      'player 2': { power: 1, influence: 'J', hand: ['Finest Hour'], units: ['Oni Ronin'] },
    },
    ['activate Stormcaller', 'pick Oni Ronin'],
    'Player 2: your opponent’s Stormcaller is about to resolve, targeting Oni Ronin. Respond?',
    'Joueur 2 : la capacité de l’Appeleuse de tempêtes (adverse) va s’appliquer au Ronin oni. Répondre ?',
  ],
  [
    'a full side',
    eternal,
    {
      'player 1': {
        power: 9,
        influence: 'F',
        hand: ['Pyre Adept'],
        units: Array.from({ length: 12 }, () => 'Oni Ronin'),
      },
    },
    ['play Pyre Adept'],
    'Player 1: your board is full. Which unit is killed to make room?',
    'Joueur 1 : votre camp est plein. Quelle unité tuer pour faire de la place ?',
  ],
]

describe('a question', () => {
  it.each(QUESTIONS)('%s', (_, game, given, steps, ...said) => {
    expect(asked(game, given, steps).map(({ prompt }) => prompt)).toEqual(said)
  })
})

describe('damage that is divided point by point', () => {
  it('asks for the next one', () => {
    const asks = [english, french].map(({ divide, shareDamage }) => [divide(6), shareDamage(2)].map(plain))
    expect(asks).toEqual([
      [
        '6 damage left to divide, who takes the next point?',
        '2 damage left to share out, who suffers the next point?',
      ],
      ['6 dégâts à répartir, qui subit le suivant ?', '2 dégâts à se partager, qui subit le suivant ?'],
    ])
  })
})

const isPick = (value: object): value is Pick => 'op' in value && value.op === 'pick'

function picksOf(value: unknown): Pick[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isPick(value) ? [value] : []), ...Object.values(value).flatMap(picksOf)]
}

const PICKS: readonly (readonly [id: string, ...Both])[] = [
  ['1-213', 'draw which of these cards?', 'laquelle de ces cartes piochez-vous ?'],
  ['15-5', 'draw which unit from among these cards?', 'quelle unité piochez-vous parmi ces cartes ?'],
  ['1-513', 'Draw a Sigil from your deck.', 'Piochez un sceau de votre deck.'],
  ['1-241', 'Draw a card from your deck.', 'Piochez une carte de votre deck.'],
  // The one who is asked gives up a unit of their own.
  ['1004-19', 'Sacrifice one of your units.', 'Sacrifiez l’une de vos unités.'],
  ['1-501', 'Give yourself or a unit +4 Health.', 'Gagnez 4 points de vie ou donnez +4 de vie à une unité.'],
]

describe('what a card lets somebody pick', () => {
  it.each(PICKS)('%s', (id, ...said) => {
    const definition = definitions.find((each): each is CardDefinition => each?.id === id)!
    const [pick] = picksOf(definition)
    expect([englishTexts, frenchTexts].map((texts) => plain(texts.pick(pick!, definition)))).toEqual(said)
  })
})

describe('buttons', () => {
  it('are infinitives, with the article of the card', () => {
    const [, main] = asked(
      aeonsEnd,
      { phase: 'main', 'player 1': { hand: ['emerald-shard', 'crystal', 'spark'] } },
      [],
    )
    expect(main!.buttons).toEqual([
      'Jouer un Éclat d’émeraude',
      'Jouer un Cristal (gagner 1 éther)',
      'Préparer une Étincelle sur la brèche I',
      'Terminer la phase principale',
    ])
    const casting = { phase: 'casting', 'player 1': { breaches: { 1: { prepped: 'spark' } } } }
    expect(asked(aeonsEnd, casting, [])[1]!.buttons).toEqual([
      'Lancer une Étincelle depuis la brèche I (infliger 1 dégât)',
      'Garder vos sorts préparés',
    ])
  })

  it('say what is put down first', () => {
    const given = { phase: 'main', 'player 1': { hand: ['crystal', 'jade'] } }
    const steps = [{ play: 'crystal' }, { play: 'jade' }, 'end main']
    expect(asked(aeonsEnd, given, steps).map(({ buttons }) => buttons)).toEqual([
      ['Keep this order (Crystal, Jade)', 'Discard Crystal first', 'Discard Jade first'],
      ['Garder cet ordre (Cristal, Jade)', 'Défausser d’abord un Cristal', 'Défausser d’abord un Jade'],
    ])
  })
})

// ---- hints

describe('a hint of Eternal', () => {
  it.each([
    ['power', 'Une carte de puissance par tour ne coûte rien, et tout le reste en a besoin.'],
    ['activate', 'Le meilleur usage de la puissance qui reste.'],
    ['keep', 'Une main avec de la puissance et de quoi s’en servir.'],
    ['redraw', 'Trop ou trop peu de puissance pour jouer.'],
    ['block', 'Le combat, ou les points de vie qu’il épargne, en vaut la peine.'],
  ])('speaks of puissance and points de vie: %s', (key, said) => {
    expect(plain(eternal.words.fr.reason(key))).toBe(said)
  })
})
