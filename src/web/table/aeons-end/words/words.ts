import type { InSentence } from '../../../card/naming.ts'
import type { Catalogue } from '../../../page/words.ts'
import type { Use } from '../mage/spendable.ts'

/** Somebody in a sentence: by herself, as whose something is, and as whom something is to. */
export interface Called {
  readonly name: string
  readonly of: string
  readonly to: string
}

interface AeonsEndWords {
  readonly phases: readonly string[]
  readonly nemesisPhases: readonly string[]
  readonly tier: (tier: string) => string
  readonly deckLeft: (n: number) => string
  readonly unleash: string
  readonly tokens: Readonly<Record<string, string>>
  readonly sides: Readonly<Record<string, string>>
  readonly husks: string
  readonly bridges: string
  readonly nextTurn: (nemesis: string) => string
  readonly quietTurn: string
  readonly thenDraws: string
  readonly inPlay: string
  readonly readSheet: string
  readonly justDrawn: string
  readonly life: (whose: string) => string
  readonly of: (n: number, max: number) => string
  readonly turnOrder: string
  readonly drawn: string
  readonly left: string
  readonly odds: (n: number, of: number) => string
  readonly nemesisNext: string
  readonly nemesisSurely: string
  readonly notNemesis: string
  readonly isNext: (mage: string) => string
  readonly reshuffled: string
  readonly wild: string
  readonly supply: string
  readonly short: (n: number) => string
  readonly withGems: string
  readonly empty: string
  readonly gainWith: string
  readonly uses: Readonly<Record<Use, string>>
  readonly charges: (n: number, of: number) => string
  readonly chargesGained: string
  readonly exhausted: string
  readonly breaches: string
  readonly breach: (roman: string) => string
  readonly closed: (open: number, focus: number) => string
  readonly opened: string
  readonly gone: string
  readonly sigil: string
  readonly holds: (cards: readonly InSentence[]) => string
  readonly bonus: (n: number) => string
  readonly focus: string
  readonly open: string
  readonly prepHere: string
  readonly pickHere: string
  readonly hand: (whose: Called) => string
  readonly deck: string
  readonly discard: string
  readonly noDiscard: string
  readonly nextHand: (deck: number, cards: readonly InSentence[]) => string
  readonly played: string
  readonly playArea: string
  readonly aether: string
  readonly ally: (hand: number, deck: number) => string
  readonly lookAt: (mage: Called) => string
  readonly backTo: (mage: Called) => string
  readonly chooseFrom: (place: string) => string
  readonly places: Readonly<Record<string, string>>
  readonly gainCard: string
  readonly focusBreach: string
  readonly openBreach: string
  readonly prepCard: (card: InSentence) => string
  readonly playAllGems: string
  /** The answer to what a gem asks is to stand. */
  readonly alwaysSo: string
  readonly standingGems: string
  readonly askAgain: (label: string) => string
  readonly prepAll: string
  readonly castAll: (n: number, nemesis: string) => string
  readonly gemsLeft: (n: number) => string
  readonly aetherLeft: (n: number) => string
  readonly gainCharge: string
  readonly useAbility: string
  readonly discardPower: (card: InSentence) => string
  readonly putDown: string
  readonly keepOrder: string
  readonly asItWas: string
  readonly pickThese: (n: number) => string
  readonly pickNone: string
  readonly reorder: string
  readonly earlier: (label: string) => string
  readonly later: (label: string) => string
  readonly nemesis: string
  readonly gravehold: string
  readonly turns: string
  readonly standsAt: (turn: number, life: number, city: number, mage: string | null) => string
  readonly named: (name: string) => Called
  /** A mage without a name: which of so many. */
  readonly unnamed: (n: number, of: number) => Called
  readonly coach: Readonly<Record<string, string>>
}

const byName = (name: string): Called => ({ name, of: `de ${name}`, to: `à ${name}` })
const byRole = (role: string): Called => ({ name: `le ${role}`, of: `du ${role}`, to: `au ${role}` })

export const aeonsEndWords: Catalogue<AeonsEndWords> = {
  en: {
    phases: ['Cast', 'Main', 'Draw'],
    nemesisPhases: ['Main', 'Draw'],
    tier: (tier) => `Tier ${tier}`,
    deckLeft: (n) => `${n} ${n === 1 ? 'card' : 'cards'} left`,
    unleash: 'Unleash',
    tokens: {
      fury: 'Fury',
      nemesis: 'nemesis tokens',
      '1 nemesis': 'nemesis token',
      trophy: 'trophies',
      pulse: 'pulse',
    },
    sides: {
      strike: 'Strikes',
      corruption: 'Corruptions',
      devoured: 'Devoured',
      acolyte: 'Acolytes',
      acolyteDiscard: 'Fallen acolytes',
      pod: 'Pods',
      podDiscard: 'Fallen pods',
      beacon: 'Beacons',
      beaconDiscard: 'Fallen beacons',
      aside: 'Beside the mat',
      assist: 'Assists',
      assistDiscard: 'Assists that came',
      concentrate: 'Concentrate deck',
      spell: 'Spell deck',
      'breach 1': 'Breach I',
      'breach 2': 'Breach II',
      'breach 3': 'Breach III',
      'breach 4': 'Breach IV',
    },
    husks: 'husks',
    bridges: 'Bridges:',
    nextTurn: (nemesis) => `${nemesis}: next turn`,
    quietTurn: 'Nothing in play will act.',
    thenDraws: 'Then it draws a new card.',
    readSheet: 'Read the whole mat',
    inPlay: 'Nemesis cards in play, oldest first',
    justDrawn: 'just drawn',
    life: (whose) => `${whose}, life`,
    of: (n, max) => `${n} of ${max}`,
    turnOrder: 'Turn order',
    drawn: 'drawn',
    left: 'deck',
    odds: (n, of) => `${n} in ${of}`,
    nemesisNext: 'nemesis next',
    nemesisSurely: 'The nemesis is next!',
    notNemesis: 'Not the nemesis next',
    isNext: (mage) => `${mage} is next`,
    reshuffled: 'empty: all are shuffled',
    wild: 'Wild',
    supply: 'Supply',
    short: (n) => `${n} short`,
    withGems: 'with gems',
    empty: 'empty',
    gainWith: 'Gain a card',
    uses: {
      gem: 'gems only',
      relic: 'relics only',
      spell: 'spells only',
      card: 'cards only',
      noRelicOrSpell: 'no relics, no spells',
      breach: 'breaches only',
      expensiveCard: 'cards of 5 or more',
    },
    charges: (n, of) => `${n} of ${of} charges`,
    chargesGained: 'Charges',
    exhausted: 'exhausted',
    breaches: 'Breaches',
    breach: (roman) => `Breach ${roman}`,
    closed: (open, focus) => `closed, opens for ${open}, focus for ${focus}`,
    opened: 'opened',
    gone: 'destroyed',
    sigil: 'Sigil',
    holds: (cards) => `with ${cards.join(', ')}`,
    bonus: (n) => `Spells cast from here deal ${n} more once it is opened`,
    focus: 'Focus',
    open: 'Open',
    prepHere: 'Prep here',
    pickHere: 'This one',
    hand: (whose) => `Hand of ${whose.name}`,
    deck: 'deck',
    discard: 'Discard, oldest first',
    noDiscard: 'Nothing discarded yet',
    nextHand: (deck, cards) =>
      cards.length === 0
        ? `Next cards: ${deck} from the deck`
        : deck === 0
          ? `Next cards: ${cards.join(', ')}`
          : `Next cards: ${deck} from the deck, then ${cards.join(', ')}`,
    played: 'Played this turn',
    playArea: 'Cards you play lie here',
    aether: 'Aether to spend',
    ally: (hand, deck) => `${hand} in hand · ${deck} in deck`,
    lookAt: ({ name }) => `Look at ${name}’s mat`,
    backTo: ({ name }) => `Back to ${name}`,
    chooseFrom: (place) => `Choose: ${place}`,
    places: {
      hand: 'hand',
      deck: 'deck',
      'discard pile': 'discard pile',
      'play area': 'played cards',
      'nemesis discard pile': 'nemesis discard pile',
      'nemesis deck': 'nemesis deck',
      'turn order deck': 'turn order deck',
      'turn order discard pile': 'drawn turn order cards',
      'drawn nemesis card': 'the drawn nemesis card',
      destroyed: 'destroyed cards',
    },
    gainCard: 'Gain a card',
    focusBreach: 'Focus a breach',
    openBreach: 'Open a breach',
    prepCard: (card) => `Prep ${card}`,
    playAllGems: 'Play all gems',
    alwaysSo: 'Remember my choice for this gem',
    standingGems: 'Gems with a standing answer',
    askAgain: (label) => `${label}: ask me again`,
    prepAll: 'Prep all spells',
    castAll: (n, nemesis) => (n === 1 ? `Cast at ${nemesis}` : `Cast all ${n} at ${nemesis}`),
    gemsLeft: (n) => (n === 1 ? 'a gem unplayed' : `${n} gems unplayed`),
    aetherLeft: (n) => `${n} {ae} unspent`,
    gainCharge: 'Gain a charge',
    useAbility: 'Use the ability',
    discardPower: (card) => `Discard ${card}`,
    putDown: 'Put them down in this order',
    keepOrder: 'Keep this order',
    asItWas: 'As it was',
    pickThese: (n) => (n === 1 ? 'Choose this one' : `Choose these ${n}`),
    pickNone: 'Choose none',
    reorder: 'The first goes down first',
    earlier: (label) => `${label}: earlier`,
    later: (label) => `${label}: later`,
    nemesis: 'Nemesis',
    gravehold: 'Gravehold',
    turns: 'Turns',
    standsAt: (turn, life, city, mage) =>
      [
        `Turn ${turn}`,
        ...(mage === null ? [] : [`${mage} to play`]),
        `${life} life left`,
        `Gravehold ${city}`,
      ].join(' · '),
    named: (name) => ({ name, of: `of ${name}`, to: `to ${name}` }),
    unnamed(n, of) {
      const name = of === 1 ? 'the mage' : `the ${['first', 'second', 'third', 'fourth'][n - 1]} mage`
      return { name, of: `of ${name}`, to: `to ${name}` }
    },
    coach: {
      'casting phase':
        'Casting phase: cast the spells in your opened breaches, or keep them. What lies in a closed breach must be cast.',
      'main phase':
        'Play gems for {ae}, then buy cards, breaches or charges, and prep spells for your next turn.',
      'put down played cards':
        'Your discard pile is never shuffled: when the deck runs out it is turned over. The order in which you put cards down is the order in which they come back.',
      'deal damage': 'Choose who is dealt the damage: the nemesis, or one of its minions.',
      fork: 'The card offers several ways. Choose one of them.',
      select: 'Everything that can be chosen glows on the table. Choose it there, or in the list below.',
      'exhausted: destroy a breach':
        'An exhausted mage loses a breach, and from now on Gravehold suffers twice the damage in her place.',
      'whose turn': 'The wild card belongs to everybody: decide who takes this turn.',
      'after a nemesis card is drawn': 'An ability can answer this card before it resolves.',
    },
  },
  fr: {
    phases: ['Incantation', 'Principale', 'Pioche'],
    nemesisPhases: ['Principale', 'Pioche'],
    tier: (tier) => `Palier ${tier}`,
    deckLeft: (n) => `reste ${n} ${n > 1 ? 'cartes' : 'carte'}`,
    unleash: 'Déchaîné',
    tokens: {
      fury: 'Furie',
      nemesis: 'jetons Némésis',
      '1 nemesis': 'jeton Némésis',
      trophy: 'trophées',
      pulse: 'impulsion',
    },
    sides: {
      strike: 'Frappes',
      corruption: 'Corruptions',
      devoured: 'Dévorées',
      acolyte: 'Acolytes',
      acolyteDiscard: 'Acolytes tombés',
      pod: 'Cosses',
      podDiscard: 'Cosses tombées',
      beacon: 'Balises',
      beaconDiscard: 'Balises tombées',
      aside: 'À côté du plateau',
      assist: 'Assistances',
      assistDiscard: 'Assistances venues',
      concentrate: 'Paquet de Concentration',
      spell: 'Paquet de sorts',
      'breach 1': 'Brèche I',
      'breach 2': 'Brèche II',
      'breach 3': 'Brèche III',
      'breach 4': 'Brèche IV',
    },
    husks: 'bogues',
    bridges: 'Ponts\u00a0:',
    nextTurn: (nemesis) => `${nemesis} : prochain tour`,
    quietTurn: 'Rien de ce qui est en jeu n’agira.',
    thenDraws: 'Puis une nouvelle carte est piochée.',
    readSheet: 'Lire tout le plateau',
    inPlay: 'Cartes de la némésis en jeu, la plus ancienne d’abord',
    justDrawn: 'piochée',
    life: (whose) => `${whose}, points de vie`,
    of: (n, max) => `${n} sur ${max}`,
    turnOrder: 'Ordre du tour',
    drawn: 'piochées',
    left: 'pioche',
    odds: (n, of) => `${n} ${n > 1 ? 'chances' : 'chance'} sur ${of}`,
    nemesisNext: 'La némésis au prochain tour',
    nemesisSurely: 'La némésis joue ensuite\u202f!',
    notNemesis: 'Pas la némésis au prochain tour',
    isNext: (mage) => `Ensuite, ${mage}`,
    reshuffled: 'vide : on remélange tout',
    wild: 'Joker',
    supply: 'Réserve',
    short: (n) => `manque ${n}`,
    withGems: 'avec gemmes',
    empty: 'vide',
    gainWith: 'Acquérir une carte',
    uses: {
      gem: 'gemmes seulement',
      relic: 'reliques seulement',
      spell: 'sorts seulement',
      card: 'cartes seulement',
      noRelicOrSpell: 'ni reliques ni sorts',
      breach: 'brèches seulement',
      expensiveCard: 'cartes de 5 ou plus',
    },
    charges: (n, of) => `${n} sur ${of} charges`,
    chargesGained: 'Charges',
    exhausted: 'épuisé',
    breaches: 'Brèches',
    breach: (roman) => `Brèche ${roman}`,
    closed: (open, focus) => `fermée, s’ouvre pour ${open}, se stabilise pour ${focus}`,
    opened: 'ouverte',
    gone: 'détruite',
    sigil: 'sigillée',
    holds: (cards) => `avec ${cards.join(', ')}`,
    bonus: (n) => `Les sorts lancés d’ici infligent ${n} de plus une fois la brèche ouverte`,
    focus: 'Stabiliser',
    open: 'Ouvrir',
    prepHere: 'Préparer ici',
    pickHere: 'Celle-ci',
    hand: (whose) => `Main ${whose.of}`,
    deck: 'pioche',
    discard: 'Défausse, la plus ancienne d’abord',
    noDiscard: 'Rien n’est encore défaussé',
    nextHand: (deck, cards) =>
      cards.length === 0
        ? `Prochaines cartes : ${deck} de la pioche`
        : deck === 0
          ? `Prochaines cartes : ${cards.join(', ')}`
          : `Prochaines cartes : ${deck} de la pioche, puis ${cards.join(', ')}`,
    played: 'Jouées ce tour',
    playArea: 'Vos cartes jouées viennent ici',
    aether: 'Éther à dépenser',
    ally: (hand, deck) => `${hand} en main · ${deck} dans la pioche`,
    lookAt: (mage) => `Voir le plateau ${mage.of}`,
    backTo: (mage) => `Revenir ${mage.to}`,
    chooseFrom: (place) => `Choisissez : ${place}`,
    places: {
      hand: 'main',
      deck: 'pioche',
      'discard pile': 'défausse',
      'play area': 'cartes jouées',
      'nemesis discard pile': 'défausse de la némésis',
      'nemesis deck': 'pioche de la némésis',
      'turn order deck': 'paquet d’ordre du tour',
      'turn order discard pile': 'défausse d’ordre du tour',
      'drawn nemesis card': 'la carte Némésis piochée',
      destroyed: 'cartes détruites',
    },
    gainCard: 'Acquérir une carte',
    focusBreach: 'Stabiliser une brèche',
    openBreach: 'Ouvrir une brèche',
    prepCard: (card) => `Préparer ${card}`,
    playAllGems: 'Jouer toutes les gemmes',
    alwaysSo: 'Retenir mon choix pour cette gemme',
    standingGems: 'Gemmes avec une réponse permanente',
    askAgain: (label) => `${label}\u00a0: me redemander`,
    prepAll: 'Préparer tous les sorts',
    castAll: (n, nemesis) => (n === 1 ? `Lancer sur ${nemesis}` : `Lancer les ${n} sorts sur ${nemesis}`),
    gemsLeft: (n) => (n === 1 ? 'une gemme non jouée' : `${n} gemmes non jouées`),
    aetherLeft: (n) => `${n}\u00a0{ae} non dépensé`,
    gainCharge: 'Gagner une charge',
    useAbility: 'Utiliser la capacité',
    discardPower: (card) => `Défausser ${card}`,
    putDown: 'Défausser dans cet ordre',
    keepOrder: 'Garder cet ordre',
    asItWas: 'Comme avant',
    pickThese: (n) => (n === 1 ? 'Choisir celle-ci' : `Choisir ces ${n} cartes`),
    pickNone: 'N’en choisir aucune',
    reorder: 'La première est posée d’abord',
    earlier: (label) => `${label} : plus tôt`,
    later: (label) => `${label} : plus tard`,
    nemesis: 'Némésis',
    gravehold: 'Gravehold',
    turns: 'Tours',
    standsAt: (turn, life, city, mage) =>
      [
        `Tour ${turn}`,
        ...(mage === null ? [] : [`à ${mage} de jouer`]),
        `il lui reste ${life} PV`,
        `Gravehold ${city}`,
      ].join(' · '),
    named: byName,
    unnamed: (n, of) =>
      byRole(of === 1 ? 'mage' : `${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1]} mage`),
    coach: {
      'casting phase':
        'Phase d’incantation : lancez les sorts de vos brèches ouvertes, ou gardez-les. Ce qui se trouve sur une brèche fermée doit être lancé.',
      'main phase':
        'Jouez vos gemmes pour avoir de l’{ae}, achetez cartes, brèches ou charges, et préparez des sorts pour votre prochain tour.',
      'put down played cards':
        'Votre défausse n’est jamais mélangée : quand la pioche est vide, on la retourne. L’ordre dans lequel vous posez les cartes est celui dans lequel elles reviendront.',
      'deal damage': 'Choisissez qui subit les dégâts : la némésis ou l’un de ses serviteurs.',
      fork: 'La carte offre plusieurs possibilités. Choisissez-en une.',
      select:
        'Tout ce qui peut être choisi brille sur la table. Choisissez-le là, ou dans la liste ci-dessous.',
      'exhausted: destroy a breach':
        'Un mage épuisé perd une brèche, et désormais Gravehold subit à sa place le double des dégâts.',
      'whose turn': 'La carte joker est à tous : décidez qui joue ce tour.',
      'after a nemesis card is drawn':
        'Une capacité peut répondre à cette carte avant que son effet s’applique.',
    },
  },
}
