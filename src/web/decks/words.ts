import type { InSentence } from '../card/naming.ts'
import type { Catalogue } from '../page/words.ts'

interface DecksWords {
  readonly title: string
  readonly intro: string
  readonly own: string
  readonly none: string
  readonly starters: string
  readonly tournament: string
  readonly build: string
  readonly random: string
  readonly importing: string
  readonly copy: string
  readonly edit: string
  readonly remove: string
  readonly reallyRemove: (name: string) => string
  readonly cards: (n: number) => string
  readonly market: string
  readonly main: string
  readonly untitled: string
  readonly randomName: string
  readonly copyOf: (name: string) => string
  readonly damaged: (n: number) => string
  readonly cannotKeep: string
  readonly name: string
  readonly format: string
  readonly formats: Readonly<Record<string, string>>
  readonly back: string
  readonly find: string
  readonly show: string
  readonly into: string
  readonly add: (card: InSentence) => string
  readonly drop: (card: InSentence) => string
  readonly copies: (n: number) => string
  readonly addKeys: string
  readonly list: string
  readonly empty: string
  readonly verdict: string
  readonly hand: string
  readonly drawHand: string
  readonly drawAgain: string
  readonly drawOne: string
  readonly handPower: (power: number, of: number) => string
  readonly legal: string
  readonly illegal: (n: number) => string
  readonly curve: string
  readonly cost: string
  readonly number: string
  readonly powerCards: (n: number, of: number) => string
  readonly odds: string
  readonly oddsHelp: string
  readonly noNeeds: string
  readonly turn: (n: number) => string
  readonly needs: (n: number, faction: string, card: InSentence) => string
  readonly sources: (n: number) => string
  readonly play: string
  readonly playMore: string
  readonly exchange: string
  readonly exchangeHelp: string
  readonly copyText: string
  readonly copyCode: string
  readonly copied: string
  readonly paste: string
  readonly read: string
  readonly notRead: string
  readonly nothingRead: string
  readonly factions: Readonly<Record<string, string>>
  readonly missing: string
}

const share = (n: number, of: number): number => (of === 0 ? 0 : Math.round((n / of) * 100))

export const decksWords: Catalogue<DecksWords> = {
  en: {
    title: 'Decks of Eternal',
    intro: 'Build a deck of at least 75 cards, a third of them power, or begin with one that is ready.',
    own: 'Your decks',
    none: 'You have built none yet. Copy a ready deck to begin with, or start from nothing.',
    starters: 'Starter decks',
    tournament: 'Tournament decks',
    build: 'New deck',
    random: 'Random deck',
    importing: 'Import a deck',
    copy: 'Copy and change',
    edit: 'Change',
    remove: 'Delete',
    reallyRemove: (name) => `Delete “${name}” for good?`,
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    market: 'Market',
    main: 'Deck',
    untitled: 'New deck',
    randomName: 'Random deck',
    copyOf: (name) => `${name} (copy)`,
    damaged: (n) =>
      n === 1
        ? 'One of your decks was damaged and has been put aside; the others are untouched.'
        : `${n} of your decks were damaged and have been put aside; the others are untouched.`,
    cannotKeep: 'This browser keeps nothing: export the deck before you leave.',
    name: 'Name',
    format: 'Format',
    formats: { throne: 'Throne', expedition: 'Expedition', draft: 'Draft', open: 'Open' },
    back: 'All decks',
    find: 'Cards',
    show: 'Show',
    into: 'Add to',
    add: (card) => `Add ${card}`,
    drop: (card) => `Remove one ${card}`,
    copies: (n) => `${n} in the deck`,
    addKeys: 'Click a card or press Enter to add it; press − or Delete to take one out.',
    list: 'In the deck',
    empty: 'Nothing yet. Click cards to add them.',
    verdict: 'Can it be played?',
    hand: 'Sample hand',
    drawHand: 'Draw a hand',
    drawAgain: 'Draw again',
    drawOne: 'Draw one more',
    handPower: (power, of) => `${power} of ${of} are power.`,
    legal: 'This deck can be played.',
    illegal: (n) => (n === 1 ? 'It cannot be played yet:' : `It cannot be played yet, for ${n} reasons:`),
    curve: 'Power curve',
    cost: 'Cost',
    number: 'Cards',
    powerCards: (n, of) =>
      `${n} of ${of} ${of === 1 ? 'card' : 'cards'} ${n === 1 ? 'is' : 'are'} power (${share(n, of)} %).`,
    odds: 'Odds of influence',
    oddsHelp:
      'The chance to have drawn enough power of a faction by your turn, going first and without a redraw.',
    noNeeds: 'No card asks for influence yet.',
    turn: (n) => `Turn ${n}`,
    needs: (n, faction, card) => `${n} ${faction} for ${card}`,
    sources: (n) => (n === 1 ? '1 source' : `${n} sources`),
    play: 'Play it now',
    playMore: 'Choose opponent …',
    exchange: 'Import and export',
    exchangeHelp: 'As players exchange decks: one line a card, such as “4 Torch (Set1 #8)”, or a deck code.',
    copyText: 'Copy as text',
    copyCode: 'Copy as code',
    copied: 'Copied.',
    paste: 'Paste a list or a code',
    read: 'Import as a new deck',
    notRead: 'Not everything could be read; the rest is there:',
    nothingRead: 'Nothing of it could be read as a deck:',
    factions: { F: 'Fire', T: 'Time', J: 'Justice', P: 'Primal', S: 'Shadow' },
    missing: 'There is no such deck in this browser.',
  },
  fr: {
    title: 'Decks d’Eternal',
    intro:
      'Construisez un deck d’au moins 75 cartes, dont un tiers de cartes de puissance, ou partez d’un deck tout prêt.',
    own: 'Vos decks',
    none: 'Vous n’en avez pas encore. Copiez un deck tout prêt, ou partez de rien.',
    starters: 'Decks de départ',
    tournament: 'Decks de tournoi',
    build: 'Nouveau deck',
    random: 'Deck au hasard',
    importing: 'Importer un deck',
    copy: 'Copier et modifier',
    edit: 'Modifier',
    remove: 'Supprimer',
    reallyRemove: (name) => `Supprimer «\u202f${name}\u202f» pour de bon ?`,
    cards: (n) => (n > 1 ? `${n} cartes` : `${n} carte`),
    market: 'Marché',
    main: 'Deck',
    untitled: 'Nouveau deck',
    randomName: 'Deck au hasard',
    copyOf: (name) => `${name} (copie)`,
    damaged: (n) =>
      n > 1
        ? `${n} de vos decks étaient abîmés et ont été mis de côté ; les autres sont intacts.`
        : 'Un de vos decks était abîmé et a été mis de côté ; les autres sont intacts.',
    cannotKeep: 'Ce navigateur ne garde rien : exportez le deck avant de partir.',
    name: 'Nom',
    format: 'Format',
    formats: { throne: 'Trône', expedition: 'Expédition', draft: 'Draft', open: 'Libre' },
    back: 'Tous les decks',
    find: 'Cartes',
    show: 'Montrer',
    into: 'Ajouter au',
    add: (card) => `Ajouter ${card}`,
    drop: (card) => `Retirer ${card}`,
    copies: (n) => `${n} dans le deck`,
    addKeys: 'Cliquez sur une carte ou appuyez sur Entrée pour l’ajouter ; − ou Suppr en retire une.',
    list: 'Dans le deck',
    empty: 'Rien encore. Cliquez sur des cartes pour les ajouter.',
    verdict: 'Peut-il être joué ?',
    hand: 'Main d’essai',
    drawHand: 'Piocher une main',
    drawAgain: 'Piocher à nouveau',
    drawOne: 'Piocher une carte de plus',
    handPower: (power, of) => `${power} sur ${of} ${power > 1 ? 'donnent' : 'donne'} de la puissance.`,
    legal: 'Ce deck peut être joué.',
    illegal: (n) =>
      n > 1 ? `Il ne peut pas encore être joué, pour ${n} raisons :` : 'Il ne peut pas encore être joué :',
    curve: 'Courbe de puissance',
    cost: 'Coût',
    number: 'Cartes',
    powerCards: (n, of) =>
      `${n} ${n > 1 ? 'cartes' : 'carte'} sur ${of} ${n > 1 ? 'donnent' : 'donne'} de la puissance (${share(n, of)} %).`,
    odds: 'Chances d’influence',
    oddsHelp:
      'La chance d’avoir pioché assez de puissance d’une faction à votre tour, en commençant et sans repiocher.',
    noNeeds: 'Aucune carte ne demande encore d’influence.',
    turn: (n) => `Tour ${n}`,
    needs: (n, faction, card) => `${n} ${faction} pour ${card}`,
    sources: (n) => (n > 1 ? `${n} sources` : `${n} source`),
    play: 'Le jouer maintenant',
    playMore: 'Choisir l’adversaire…',
    exchange: 'Importer et exporter',
    exchangeHelp:
      'Comme les joueurs échangent leurs decks : une ligne par carte, «\u202f4 Torch (Set1 #8)\u202f», ou un code de deck.',
    copyText: 'Copier le texte',
    copyCode: 'Copier le code',
    copied: 'Copié.',
    paste: 'Collez une liste ou un code',
    read: 'Importer comme nouveau deck',
    notRead: 'Tout n’a pas pu être lu ; le reste y est :',
    nothingRead: 'Rien n’a pu être lu comme un deck :',
    factions: { F: 'Feu', T: 'Temps', J: 'Justice', P: 'Primal', S: 'Ombre' },
    missing: 'Ce deck n’est pas dans ce navigateur.',
  },
}
