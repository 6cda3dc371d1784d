import { shortLesson, step } from './script.ts'

const DECK = ['crystal', 'crystal', 'crystal', 'crystal', 'crystal']
/** Far from the end, so that nothing but the lesson matters. */
const CALM = { nemesis: { life: 30 }, gravehold: 20 } as const

export const breaches = shortLesson('aeons-end', {
  id: 'breaches',
  title: { en: 'Breaches and casting', fr: 'Brèches et incantation' },
  goal: {
    en: 'The goal: get spells out of breaches and onto the nemesis. A spell is prepped in one turn and cast in the next.',
    fr: 'Le but\u00a0: faire sortir les sorts des brèches et frapper la némésis. On prépare un sort à un tour, on le lance au suivant.',
  },
  minutes: 3,
  given: {
    players: 1,
    phase: 'casting',
    'player 1': {
      mage: 'brama',
      hand: ['crystal', 'crystal', 'crystal', 'crystal', 'spark'],
      deck: DECK,
      breaches: { 1: { prepped: 'spark' }, 2: { stage: 1, prepped: 'spark' } },
    },
    ...CALM,
  },
  steps: [
    step(
      { kind: 'cast', breach: 2 },
      'Breach II is closed: a spell that lies in a closed breach must be cast. Cast it from breach II.',
      'La brèche II est fermée\u00a0: un sort qui s’y trouve doit être lancé. Lancez-le depuis la brèche II.',
    ),
    step(
      { kind: 'cast', breach: 1 },
      'From an opened breach a spell may be cast or kept for later. Cast this one too.',
      'Depuis une brèche ouverte, un sort peut être lancé ou gardé. Lancez aussi celui-ci.',
    ),
    step(
      { kind: 'end casting' },
      'Nothing is left to cast: go on.',
      'Il n’y a plus rien à lancer\u00a0: continuez.',
    ),
    step(
      { kind: 'play', card: 'crystal' },
      'Three aether will do. Play three Crystals.',
      'Trois éther suffiront. Jouez trois Cristaux.',
    ),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'focus', breach: 2 },
      'Focus breach II: the ring turns a quarter, opening it gets cheaper, and this turn it may hold a spell.',
      'Stabilisez la brèche II\u00a0: l’anneau tourne d’un quart, l’ouvrir coûtera moins, et ce tour-ci elle peut porter un sort.',
    ),
    step(
      { kind: 'prep', card: 'spark', breach: 2 },
      'Prep the Spark there. It waits until your next casting phase.',
      'Préparez-y l’Étincelle. Elle attend votre prochaine phase d’incantation.',
    ),
  ],
  farewell: {
    en: 'Focus, open, prep, cast: breaches are how fast you strike. Breaches III and IV even add damage once they are opened.',
    fr: 'Stabiliser, ouvrir, préparer, lancer\u00a0: vos brèches font votre force de frappe. Les brèches III et IV ajoutent même des dégâts une fois ouvertes.',
  },
})

export const charges = shortLesson('aeons-end', {
  id: 'charges',
  title: { en: 'Charges and abilities', fr: 'Charges et capacités' },
  goal: {
    en: 'The goal: save Kadir, who has 2 life left. Every mage has one ability that turns a game; charges pay for it.',
    fr: 'Le but\u00a0: sauver Kadir, qui n’a plus que 2 points de vie. Chaque mage a une capacité qui retourne une partie\u00a0; les charges la paient.',
  },
  minutes: 3,
  given: {
    players: 2,
    'player 1': { mage: 'brama', life: 10, charges: 4, hand: ['crystal', 'crystal'], deck: DECK },
    'player 2': { mage: 'kadir', life: 2 },
    ...CALM,
  },
  steps: [
    step(
      { kind: 'play', card: 'crystal' },
      'Brama has 4 of 5 charges, the small signs beside her name. A charge costs 2 aether: play both Crystals.',
      'Brama a 4 charges sur 5, les petits signes près de son nom. Une charge coûte 2 éther\u00a0: jouez les deux Cristaux.',
    ),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'charge' }, 'Buy the fifth charge.', 'Achetez la cinquième charge.'),
    step(
      { kind: 'ability' },
      'All charges are there: use the ability. It takes all of them.',
      'Les charges sont au complet\u00a0: utilisez la capacité. Elle les consomme toutes.',
    ),
    step(
      { kind: 'pick', player: 1 },
      'Any player gains 4 life. Choose Kadir.',
      'Un joueur gagne 4 points de vie. Choisissez Kadir.',
    ),
  ],
  farewell: {
    en: 'Two aether each turn for a charge is rarely wrong when nothing better is for sale. Read what your ability does and when: its line says in which phase.',
    fr: 'Deux éther par tour pour une charge, c’est rarement une erreur quand rien de mieux n’est à vendre. Lisez ce que fait votre capacité et quand\u00a0: sa ligne dit dans quelle phase.',
  },
})

export const minions = shortLesson('aeons-end', {
  id: 'minions',
  title: { en: 'Minions, powers and the forecast', fr: 'Serviteurs, pouvoirs et prévision' },
  goal: {
    en: 'The goal: see what the nemesis will do, and stop it. Its panel lists the next turn, card by card, with numbers.',
    fr: 'Le but\u00a0: voir ce que fera la némésis, et l’empêcher. Son panneau annonce le prochain tour, carte par carte, avec les nombres.',
  },
  minutes: 4,
  given: {
    players: 1,
    phase: 'casting',
    'player 1': {
      mage: 'brama',
      hand: ['jade', 'jade', 'jade'],
      deck: DECK,
      breaches: { 1: { prepped: 'spark' }, 2: { state: 'opened', prepped: 'spark' } },
    },
    nemesis: { life: 30, play: [{ 'haze-spewer': 1 }, 'eye-of-nothing'] },
    gravehold: 20,
  },
  steps: [
    step(
      { kind: 'cast', breach: 1 },
      'Haze Spewer is a minion with 1 life: it hurts every nemesis turn until it is gone. Cast the Spark of breach I.',
      'Le Cracheur de brouillard est un serviteur à 1 point de vie\u00a0: il blesse à chaque tour de la némésis tant qu’il est là. Lancez l’Étincelle de la brèche I.',
    ),
    step({ kind: 'target', target: 'minion' }, 'Strike the minion.', 'Frappez le serviteur.'),
    step(
      { kind: 'cast', breach: 2 },
      'It is gone, and so is its line in the forecast. Now the nemesis itself: cast the other Spark.',
      'Il a disparu, et sa ligne dans la prévision aussi. À la némésis maintenant\u00a0: lancez l’autre Étincelle.',
    ),
    step({ kind: 'end casting' }, 'Both are cast: go on.', 'Les deux sont lancées\u00a0: continuez.'),
    step(
      { kind: 'play', card: 'jade' },
      'Eye of Nothing is a power: it counts down, then strikes once. Its first line says what it costs to be rid of it: 6 aether. Play the three Jades.',
      'L’Œil du Néant est un pouvoir\u00a0: il décompte, puis frappe une fois. Sa première ligne dit ce qu’il en coûte de s’en défaire\u00a0: 6 éther. Jouez les trois Jades.',
    ),
    step({ kind: 'play', card: 'jade' }),
    step({ kind: 'play', card: 'jade' }),
    step({ kind: 'to discard' }, 'Pay, and discard the power.', 'Payez, et défaussez le pouvoir.'),
  ],
  farewell: {
    en: 'Minions are killed, powers are paid off, attacks strike at once. Look at the forecast before every purchase: what is coming may be worth more than a card.',
    fr: 'Un serviteur se tue, un pouvoir se paie, une attaque frappe aussitôt. Regardez la prévision avant chaque achat\u00a0: ce qui vient vaut parfois plus qu’une carte.',
  },
})

export const order = shortLesson('aeons-end', {
  id: 'order',
  title: { en: 'The order of the deck', fr: 'L’ordre de la pioche' },
  goal: {
    en: 'The goal: decide what your next hand will be. A deck is never shuffled: the discard pile is turned over as it lies.',
    fr: 'Le but\u00a0: décider de votre prochaine main. On ne mélange jamais la pioche\u00a0: on retourne la défausse telle quelle.',
  },
  minutes: 3,
  given: {
    players: 1,
    'player 1': { mage: 'brama', hand: ['crystal', 'jade', 'crystal'], deck: DECK, discard: [] },
    ...CALM,
    supply: { ignite: 5 },
  },
  steps: [
    step({ kind: 'play', card: 'crystal' }, 'Play your gems.', 'Jouez vos gemmes.'),
    step({ kind: 'play', card: 'jade' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'gain', card: 'ignite' },
      'Gain Ignite. It goes to the discard pile at once, before the cards you have played.',
      'Acquérez une Mise à feu. La carte va aussitôt à la défausse, avant les cartes jouées.',
    ),
    step({ kind: 'end main' }, 'End the main phase.', 'Terminez la phase principale.'),
    step(
      { kind: 'discard next', card: 'jade' },
      'Now you choose the order. The pile will be turned over, so what goes down first comes back first: put the Jade down first, to have it in the same hand as Ignite.',
      'À vous de choisir l’ordre. La défausse sera retournée\u00a0: ce qui est posé d’abord revient d’abord. Posez le Jade en premier, pour l’avoir dans la même main que la Mise à feu.',
    ),
  ],
  farewell: {
    en: 'The table underlines which cards will be your next hand. Gems that belong together and spells with an open breach to go to: that is how strong turns are built two rounds ahead.',
    fr: 'La table souligne les cartes de votre prochaine main. Des gemmes qui vont ensemble, des sorts avec une brèche ouverte\u00a0: c’est ainsi que les grands tours se préparent deux manches à l’avance.',
  },
})
