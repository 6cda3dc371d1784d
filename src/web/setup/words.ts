import type { InSentence } from '../card/naming.ts'
import type { GameId } from '../games/ids.ts'
import type { Catalogue } from '../page/words.ts'

type Difficulty = 'beginner' | 'normal' | 'expert' | 'extinction'

interface SetupWords {
  readonly title: (game: string) => string
  readonly intro: Readonly<Record<GameId, string>>
  readonly start: string
  /** Takes what is chosen for a seat. */
  readonly take: string
  readonly who: string
  readonly name: string
  readonly person: string
  readonly personShort: string
  readonly bots: Readonly<Record<'easy' | 'normal' | 'strong', string>>
  readonly botsHelp: string
  readonly mages: string
  readonly magesHelp: string
  readonly mageOrder: (n: number) => string
  readonly ability: (name: string, charges: number) => string
  readonly nemesis: string
  readonly nemesisHelp: string
  readonly level: (n: number) => string
  readonly life: (n: number) => string
  readonly difficulty: string
  readonly difficulties: Readonly<Record<Difficulty, { readonly name: string; readonly text: string }>>
  readonly supply: string
  readonly pilesChosen: (n: number) => string
  /** Which part of the set-up is shown. */
  readonly part: string
  readonly supplyHelp: string
  readonly suggested: string
  readonly supplies: Readonly<Record<string, string>>
  readonly random: string
  readonly own: string
  readonly rollAll: string
  readonly lock: (card: InSentence) => string
  readonly roll: (card: InSentence) => string
  readonly wishes: string
  readonly sets: Readonly<Record<'base' | 'war-eternal' | 'legacy', string>>
  readonly must: string
  readonly never: string
  readonly costs: (kind: string) => string
  readonly atLeast: string
  readonly atMost: string
  readonly kinds: Readonly<Record<'gem' | 'relic' | 'spell', string>>
  readonly nothing: string
  readonly remove: (card: InSentence) => string
  readonly unseat: (mage: string) => string
  readonly more: string
  readonly about: (name: string) => string
  readonly against: string
  readonly surprise: string
  readonly invite: string
  readonly startingHand: string
  readonly startingDeck: string
  readonly basics: string
  readonly pools: Readonly<Record<'base' | 'war-eternal' | 'both' | 'legacy', string>>
  /** A choice that shows what a campaign keeps sealed. */
  readonly showSealed: string
  readonly mageCode: string
  readonly mageCodeAdd: string
  readonly mageCodeHelp: string
  readonly mageCodeTwice: string
  readonly balanced: string
  readonly variants: string
  readonly code: string
  readonly codeHelp: string
  readonly codeUse: string
  readonly codeCopy: string
  readonly codeCopied: string
  readonly deck: (n: number) => string
  readonly deckHelp: string
  readonly mode: string
  readonly format: string
  readonly formats: Readonly<Record<string, { readonly name: string; readonly text: string }>>
  readonly first: string
  readonly firsts: Readonly<Record<'chance' | 'one' | 'two', string>>
  readonly randomDeck: string
  readonly randomLine: string
  readonly deckBuilder: string
  readonly ownDeck: string
  readonly pastedTitle: string
  readonly pasted: string
  readonly factions: string
  readonly era: string
  readonly eras: Readonly<Record<string, string>>
}

export const setupWords: Catalogue<SetupWords> = {
  en: {
    title: (game) => `${game}: choose your table`,
    intro: {
      'aeons-end':
        'You and your friends play mages who defend the city of Gravehold. Bring the nemesis to 0 life, or wear out its deck, before the city or all mages fall.',
      eternal: 'Two players with a deck each. Bring the other player from 25 health to 0.',
    },
    start: 'Begin',
    take: 'Take it',
    who: 'Played by',
    name: 'Name',
    person: 'A person at this screen',
    personShort: 'At this screen',
    bots: { easy: 'Bot: easy', normal: 'Bot: normal', strong: 'Bot: strong' },
    botsHelp: 'A bot sees only what its seat sees.',
    mages: 'Mages',
    magesHelp: 'One to four. One person can play several; two are a good beginning.',
    mageOrder: (n) => `Player ${n}`,
    ability: (name, charges) => `${name} (${charges} ${charges === 1 ? 'charge' : 'charges'})`,
    nemesis: 'Nemesis',
    nemesisHelp: 'Whom you fight. The number says how hard it is, from 1 to 10.',
    level: (n) => `Level ${n}`,
    life: (n) => `${n} life`,
    difficulty: 'Difficulty',
    difficulties: {
      beginner: { name: 'Beginner', text: 'Mages have 12 life, Gravehold 35, the nemesis 10 less.' },
      normal: { name: 'Normal', text: 'Mages have 10 life, Gravehold 30.' },
      expert: { name: 'Expert', text: 'As normal, with the harder side of the nemesis.' },
      extinction: {
        name: 'Extinction',
        text: 'As expert; mages have 8 life, Gravehold 25, the nemesis 10 more.',
      },
    },
    supply: 'Supply',
    pilesChosen: (n) => `${n} ${n === 1 ? 'pile' : 'piles'}`,
    part: 'Show',
    supplyHelp: 'Nine piles that you buy from: three gems, two relics, four spells.',
    suggested: 'Suggested supply',
    supplies: {
      'base-deck-destruction': 'Destroy your deck (base game)',
      'base-free-charges': 'Free charges (base game)',
      'war-eternal-deck-destruction': 'Destroy your deck (War Eternal)',
      'war-eternal-reuse-spells': 'Spells again and again (War Eternal)',
    },
    random: 'Random',
    own: 'As changed below',
    rollAll: 'Roll all piles that are not locked',
    lock: (card) => `Lock ${card}`,
    roll: (card) => `Roll ${card} again`,
    wishes: 'Wishes for random piles',
    sets: { base: 'Base game', 'war-eternal': 'War Eternal', legacy: 'Legacy' },
    must: 'Must be there',
    never: 'Must not be there',
    costs: (kind) => `Cost of ${kind}`,
    atLeast: 'at least',
    atMost: 'at most',
    kinds: { gem: 'gems', relic: 'relics', spell: 'spells' },
    nothing: 'No card chosen',
    remove: (card) => `Remove ${card}`,
    unseat: (mage) => `Remove ${mage}`,
    about: (name) => `About ${name}`,
    against: 'against',
    surprise: 'Surprise me',
    invite: 'Invite friends',
    startingHand: 'Hand:',
    startingDeck: 'Deck:',
    more: 'Nemesis deck and variants',
    basics: 'Basic nemesis cards of',
    pools: { base: 'the base game', 'war-eternal': 'War Eternal', both: 'both', legacy: 'Legacy' },
    showSealed: 'Show the nemeses, piles and basic cards of Legacy (spoils the campaign)',
    mageCode: 'Code of a mage',
    mageCodeAdd: 'Seat this mage',
    mageCodeHelp: 'A mage that grew in a campaign brings its code along.',
    mageCodeTwice: 'This mage is already at the table.',
    balanced: 'Minions, attacks and powers in their share of the basic cards',
    variants: 'Variants of the rules',
    code: 'Code of this table',
    codeHelp: 'Whoever types this code gets the same table and the same cards.',
    codeUse: 'Use a code',
    codeCopy: 'Copy the code',
    codeCopied: 'Copied.',
    deck: (n) => `Deck of player ${n}`,
    deckHelp: 'A ready deck, one of your own, or a random one.',
    mode: 'Mode',
    format: 'Format',
    formats: {
      throne: {
        name: 'Ranked and casual',
        text: '75 to 150 cards, at most four of each but sigils, a third power.',
      },
      expedition: { name: 'Expedition', text: 'As ranked, with its own choice of sets.' },
      draft: { name: 'Draft', text: 'At least 45 cards.' },
      open: { name: 'Open', text: 'Any deck.' },
    },
    first: 'First turn',
    firsts: { chance: 'Chance decides', one: 'Player 1', two: 'Player 2' },
    randomDeck: 'Random deck',
    randomLine: 'Dealt for this table, of the factions you like.',
    deckBuilder: 'Deck builder',
    ownDeck: 'Your deck',
    pastedTitle: 'Paste a deck',
    pasted: 'A list or a code that you paste',
    factions: 'Factions (none: chance decides)',
    era: 'Values of the cards',
    eras: { today: 'As they are now', 2019: 'As they were in 2019' },
  },
  fr: {
    title: (game) => `${game} : choisissez votre table`,
    intro: {
      'aeons-end':
        'Vos amis et vous jouez des mages qui défendent la ville de Gravehold. Faites tomber la némésis à 0 point de vie, ou épuisez sa pioche, avant que la ville ou tous les mages ne tombent.',
      eternal: 'Deux joueurs, un deck chacun. Faites tomber l’autre joueur de 25 points de vie à 0.',
    },
    start: 'Commencer',
    take: 'Prendre',
    who: 'Joué par',
    name: 'Nom',
    person: 'Une personne à cet écran',
    personShort: 'À cet écran',
    bots: { easy: 'Robot : facile', normal: 'Robot : normal', strong: 'Robot : fort' },
    botsHelp: 'Un robot ne voit que ce que voit sa place.',
    mages: 'Mages',
    magesHelp: 'De un à quatre. Une personne peut en jouer plusieurs ; deux, c’est un bon début.',
    mageOrder: (n) => `Joueur ${n}`,
    ability: (name, charges) => `${name} (${charges} ${charges > 1 ? 'charges' : 'charge'})`,
    nemesis: 'Némésis',
    nemesisHelp: 'Votre adversaire. Le nombre dit sa difficulté, de 1 à 10.',
    level: (n) => `Niveau ${n}`,
    life: (n) => `${n} ${n > 1 ? 'points' : 'point'} de vie`,
    difficulty: 'Difficulté',
    difficulties: {
      beginner: {
        name: 'Débutante',
        text: 'Les mages ont 12 points de vie, Gravehold 35, la némésis 10 de moins.',
      },
      normal: { name: 'Normale', text: 'Les mages ont 10 points de vie, Gravehold 30.' },
      expert: { name: 'Experte', text: 'Comme normale, avec le côté plus dur de la némésis.' },
      extinction: {
        name: 'Extinction',
        text: 'Comme experte ; les mages ont 8 points de vie, Gravehold 25, la némésis 10 de plus.',
      },
    },
    supply: 'Réserve',
    pilesChosen: (n) => `${n} ${n > 1 ? 'piles' : 'pile'}`,
    part: 'Montrer',
    supplyHelp: 'Neuf piles où vous achetez : trois gemmes, deux reliques, quatre sorts.',
    suggested: 'Réserve conseillée',
    supplies: {
      'base-deck-destruction': 'Détruire sa pioche (jeu de base)',
      'base-free-charges': 'Charges gratuites (jeu de base)',
      'war-eternal-deck-destruction': 'Détruire sa pioche (Guerre Éternelle)',
      'war-eternal-reuse-spells': 'Sorts à répétition (Guerre Éternelle)',
    },
    random: 'Au hasard',
    own: 'Comme modifiée ci-dessous',
    rollAll: 'Tirer à nouveau les piles non verrouillées',
    lock: (card) => `Verrouiller ${card}`,
    roll: (card) => `Tirer une autre carte que ${card}`,
    wishes: 'Souhaits pour les piles au hasard',
    sets: { base: 'Jeu de base', 'war-eternal': 'Guerre Éternelle', legacy: 'Legacy' },
    must: 'Doit y être',
    never: 'Ne doit pas y être',
    costs: (kind) => `Coût des ${kind}`,
    atLeast: 'au moins',
    atMost: 'au plus',
    kinds: { gem: 'gemmes', relic: 'reliques', spell: 'sorts' },
    nothing: 'Aucune carte choisie',
    remove: (card) => `Enlever ${card}`,
    unseat: (mage) => `Enlever ${mage}`,
    about: (name) => `À propos de ${name}`,
    against: 'contre',
    surprise: 'Surprendre',
    invite: 'Inviter des amis',
    startingHand: 'Main\u00a0:',
    startingDeck: 'Pioche\u00a0:',
    more: 'Pioche de la némésis et variantes',
    basics: 'Cartes de base de la némésis',
    pools: {
      base: 'du jeu de base',
      'war-eternal': 'de Guerre Éternelle',
      both: 'des deux',
      legacy: 'de Legacy',
    },
    showSealed: 'Montrer les némésis, les piles et les cartes de base de Legacy (dévoile la campagne)',
    mageCode: 'Code d’un mage',
    mageCodeAdd: 'Asseoir ce mage',
    mageCodeHelp: 'Un mage qui a grandi dans une campagne apporte son code.',
    mageCodeTwice: 'Ce mage est déjà à la table.',
    balanced: 'Serviteurs, attaques et pouvoirs selon leur part des cartes de base',
    variants: 'Variantes des règles',
    code: 'Code de cette table',
    codeHelp: 'Qui tape ce code obtient la même table et les mêmes cartes.',
    codeUse: 'Utiliser un code',
    codeCopy: 'Copier le code',
    codeCopied: 'Copié.',
    deck: (n) => `Deck du joueur ${n}`,
    deckHelp: 'Un deck tout prêt, un des vôtres, ou un deck au hasard.',
    mode: 'Mode',
    format: 'Format',
    formats: {
      throne: {
        name: 'Classé et amical',
        text: 'De 75 à 150 cartes, quatre exemplaires au plus hors sceaux, un tiers de cartes de puissance.',
      },
      expedition: { name: 'Expédition', text: 'Comme classé, avec son propre choix d’extensions.' },
      draft: { name: 'Draft', text: 'Au moins 45 cartes.' },
      open: { name: 'Libre', text: 'N’importe quel deck.' },
    },
    first: 'Premier tour',
    firsts: { chance: 'Le hasard décide', one: 'Joueur 1', two: 'Joueur 2' },
    randomDeck: 'Deck au hasard',
    randomLine: 'Tiré pour cette table, des factions de votre choix.',
    deckBuilder: 'Atelier de decks',
    ownDeck: 'Votre deck',
    pastedTitle: 'Coller un deck',
    pasted: 'Une liste ou un code que vous collez',
    factions: 'Factions (aucune : le hasard décide)',
    era: 'Valeurs des cartes',
    eras: { today: 'Comme aujourd’hui', 2019: 'Comme en 2019' },
  },
}
