import type { InSentence } from '../../../card/naming.ts'
import type { Catalogue } from '../../../page/words.ts'

export interface EternalWords {
  readonly you: string
  readonly opponent: string
  readonly player: (seat: number) => string
  readonly yourTurn: string
  readonly theirTurn: string
  readonly side: (name: string) => string
  readonly seatOf: (name: string) => string
  readonly health: string
  readonly armor: string
  readonly power: (now: number, most: number) => string
  readonly influence: string
  readonly factions: Readonly<Record<string, string>>
  readonly deck: string
  readonly void: string
  readonly market: string
  readonly hand: string
  readonly cards: (n: number) => string
  readonly open: (what: string, n: number) => string
  readonly emptyPlace: Readonly<Record<'weapon' | 'site' | 'units', string>>
  readonly relicWeapon: string
  readonly agenda: (used: number, of: number) => string
  readonly exhausted: string
  readonly attacking: string
  readonly away: string
  readonly awayNote: string
  readonly middle: string
  readonly plays: (mine: boolean, card: InSentence) => string
  readonly uses: (mine: boolean, card: InSentence) => string
  readonly on: (what: string) => string
  readonly onYou: string
  readonly onThem: string
  readonly turn: (n: number, mine: boolean) => string
  readonly phases: Readonly<Record<string, string>>
  readonly parts: readonly string[]
  readonly left: (n: number) => string
  readonly haveLeft: (n: number) => string
  readonly coachKeep: string
  readonly facts: Readonly<Record<'turns' | 'health' | 'theirs', string>>
  readonly againstBot: string
  readonly twoPeople: string
  readonly standsAt: (turn: number, mine: number, theirs: number) => string
  readonly attackWith: (n: number) => string
  readonly attackAll: string
  readonly aimWeapon: string
  readonly whomWeapon: string
  readonly powerLeft: (n: number) => string
  readonly cancel: string
  readonly leaveAttack: (unit: InSentence) => string
  /** One of several units of the same name. */
  readonly numbered: (unit: InSentence, which: number) => InSentence
  readonly pickAttackers: string
  readonly letGo: (label: string) => string
  readonly pickThese: (n: number) => string
  readonly pickedSoFar: (n: number, most: number) => string
  readonly confirmBlocks: (n: number) => string
  readonly attackedWhoBlocks: (n: number) => string
  readonly attackedRespond: (n: number) => string
  readonly whomBlocks: (unit: InSentence) => string
  readonly block: (unit: InSentence, attacker: InSentence) => string
  readonly unblock: (unit: InSentence, attacker: InSentence) => string
  readonly askMe: string
  readonly stops: Readonly<Record<'title' | 'played' | 'attack' | 'fight' | 'end', string>>
  readonly asking: Readonly<Record<'always' | 'able' | 'never', string>>
  readonly showsCards: string
  readonly close: string
  readonly damage: (n: number) => string
  readonly won: string
  readonly lost: string
  readonly dropHere: string
  readonly several: (card: InSentence | null) => string
  readonly looking: string
  readonly attached: (label: string, unit: InSentence) => string
}

export const eternalWords: Catalogue<EternalWords> = {
  en: {
    you: 'You',
    opponent: 'Opponent',
    player: (seat) => `Player ${seat + 1}`,
    yourTurn: 'your turn',
    theirTurn: 'their turn',
    side: (name) => `Side of ${name}`,
    seatOf: (name) => `Seat of ${name}`,
    health: 'health',
    armor: 'armor',
    power: (now, most) => `${now} of ${most} power`,
    influence: 'Influence',
    factions: { F: 'Fire', T: 'Time', J: 'Justice', P: 'Primal', S: 'Shadow' },
    deck: 'deck',
    void: 'void',
    market: 'market',
    hand: 'hand',
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    open: (what, n) => `${n} ${what}, open`,
    emptyPlace: { weapon: 'no relic weapon', site: 'no site', units: 'no units' },
    relicWeapon: 'Relic weapon',
    agenda: (used, of) => `Agenda: ${used} of ${of} used`,
    exhausted: 'exhausted',
    attacking: 'attacking',
    away: 'away',
    awayNote: 'It has disappeared, and comes back.',
    middle: 'What is being played',
    plays: (mine, card) => (mine ? `You play ${card}` : `Your opponent plays ${card}`),
    uses: (mine, card) => (mine ? `Your ${card}` : `Your opponent’s ${card}`),
    on: (what) => `On ${what}`,
    onYou: 'you',
    onThem: 'your opponent',
    turn: (n, mine) => (n === 0 ? 'Before the game' : `Turn ${n}, ${mine ? 'yours' : 'your opponent’s'}`),
    phases: {
      'set-up': 'Set-up',
      start: 'Start of turn',
      'first main': 'First main phase',
      declare: 'Attack: who attacks',
      defense: 'Attack: before blocks',
      'pre-fight': 'Attack: before the fight',
      fight: 'Fight',
      'final main': 'Final main phase',
      interrupt: 'End of turn: answers',
      end: 'End of turn',
      discard: 'Discard',
      cleanup: 'Cleanup',
    },
    parts: ['Main', 'Attack', 'Final main', 'End'],
    left: (n) => `${n} power left`,
    haveLeft: (n) => `You have ${n} power.`,
    coachKeep: 'Seven cards. Two to four power cards among them make a good hand; otherwise redraw once.',
    againstBot: 'You against a bot',
    twoPeople: 'Two players, one screen',
    standsAt: (turn, mine, theirs) => `Turn ${turn} · ${mine} to ${theirs} health`,
    facts: { turns: 'Turns', health: 'Your health', theirs: 'Health of your opponent' },
    attackWith: (n) => (n === 1 ? 'Attack with 1 unit' : `Attack with ${n} units`),
    attackAll: 'Attack with all',
    aimWeapon: 'Attack with the relic weapon',
    whomWeapon: 'What does the relic weapon attack?',
    powerLeft: (n) => (n === 0 ? 'cards to play' : `${n} power unspent`),
    cancel: 'Cancel',
    leaveAttack: (unit) => `${unit} stays back`,
    numbered: (unit, which) => `${unit} #${which}` as InSentence,
    pickAttackers: 'Who attacks? Choose units, then confirm.',
    letGo: (label) => `Let go: ${label}`,
    pickThese: (n) => (n === 1 ? 'Choose this one' : `Choose these ${n}`),
    pickedSoFar: (n, most) => `(${n} of ${most})`,
    confirmBlocks: (n) => (n === 1 ? 'Confirm 1 block' : `Confirm ${n} blocks`),
    attackedWhoBlocks: (n) => `Your opponent attacks with ${n} units. Who blocks?`,
    attackedRespond: (n) => `Your opponent attacks with ${n} units. Respond before blocking?`,
    whomBlocks: (unit) => `Whom does ${unit} block?`,
    block: (unit, attacker) => `${unit} blocks ${attacker}`,
    unblock: (unit, attacker) => `${unit} no longer blocks ${attacker}`,
    askMe: 'Ask me',
    stops: {
      title: 'Stop, if I can answer,',
      played: 'when a card is played',
      attack: 'when I am attacked',
      fight: 'before a fight',
      end: 'before a turn ends',
    },
    asking: { always: 'always', able: 'when I can answer', never: 'not this turn' },
    showsCards: 'Choose a card',
    close: 'Close',
    damage: (n) => `${n} damage`,
    won: 'Victory',
    lost: 'Defeat',
    dropHere: 'Drop here to play',
    several: (card) => (card === null ? 'What now?' : `What with ${card}?`),
    looking: 'What happened',
    attached: (label, unit) => `${label}, on ${unit}`,
  },
  fr: {
    you: 'Vous',
    opponent: 'Adversaire',
    player: (seat) => `Joueur ${seat + 1}`,
    yourTurn: 'votre tour',
    theirTurn: 'son tour',
    side: (name) =>
      name === 'Vous' ? 'Votre côté' : name === 'Adversaire' ? 'Côté adverse' : `Côté de ${name}`,
    seatOf: (name) =>
      name === 'Vous' ? 'Votre place' : name === 'Adversaire' ? 'Place adverse' : `Place de ${name}`,
    health: 'points de vie',
    armor: 'armure',
    power: (now, most) => `${now} de puissance sur ${most}`,
    influence: 'Influence',
    factions: { F: 'Feu', T: 'Temps', J: 'Justice', P: 'Primal', S: 'Ombre' },
    deck: 'deck',
    void: 'Néant',
    market: 'marché',
    hand: 'main',
    cards: (n) => (n > 1 ? `${n} cartes` : `${n} carte`),
    open: (what, n) => `${n} ${what}, ouvrir`,
    emptyPlace: { weapon: 'pas d’arme-relique', site: 'pas de site', units: 'aucune unité' },
    relicWeapon: 'Arme-relique',
    agenda: (used, of) => `Programme : ${used} sur ${of}`,
    exhausted: 'épuisée',
    attacking: 'attaque',
    away: 'disparue',
    awayNote: 'Elle a disparu, et reviendra.',
    middle: 'Ce qui est en train d’être joué',
    plays: (mine, card) => (mine ? `Vous jouez ${card}` : `L’adversaire joue ${card}`),
    uses: (mine, card) => `Capacité de ${card}${mine ? '' : ' (adverse)'}`,
    on: (what) => `Sur ${what}`,
    onYou: 'vous',
    onThem: 'l’adversaire',
    turn: (n, mine) => {
      if (n === 0) return 'Avant la partie'
      return mine ? `Tour ${n}, le vôtre` : `Tour ${n}, de l’adversaire`
    },
    phases: {
      'set-up': 'Mise en place',
      start: 'Début du tour',
      'first main': 'Première phase principale',
      declare: 'Attaque : qui attaque',
      defense: 'Attaque : avant le blocage',
      'pre-fight': 'Attaque : avant l’affrontement',
      fight: 'Affrontement',
      'final main': 'Dernière phase principale',
      interrupt: 'Fin du tour : réponses',
      end: 'Fin du tour',
      discard: 'Défausse',
      cleanup: 'Nettoyage',
    },
    parts: ['Principale', 'Attaque', 'Principale 2', 'Fin'],
    left: (n) => `reste ${n} de puissance`,
    haveLeft: (n) => `Puissance\u00a0: ${n}.`,
    coachKeep:
      'Sept cartes. Deux à quatre cartes de puissance font une bonne main ; sinon, repiochez une fois.',
    againstBot: 'Vous contre un robot',
    twoPeople: 'Deux joueurs, un écran',
    standsAt: (turn, mine, theirs) => `Tour ${turn} · ${mine} PV contre ${theirs}`,
    facts: { turns: 'Tours', health: 'Vos points de vie', theirs: 'Points de vie de l’adversaire' },
    attackWith: (n) => (n > 1 ? `Attaquer avec ${n} unités` : 'Attaquer avec 1 unité'),
    attackAll: 'Attaquer avec toutes',
    aimWeapon: 'Attaquer avec l’arme-relique',
    whomWeapon: 'Que frappe l’arme-relique\u202f?',
    powerLeft: (n) => (n === 0 ? 'des cartes jouables' : `${n} de puissance non dépensée`),
    cancel: 'Renoncer',
    leaveAttack: (unit) => `Laisser ${unit} en arrière`,
    numbered: (unit, which) => `${unit} n° ${which}` as InSentence,
    letGo: (label) => `Lâcher\u00a0: ${label}`,
    pickThese: (n) => (n > 1 ? `Choisir ces ${n}` : 'Choisir celle-ci'),
    pickedSoFar: (n, most) => `(${n} sur ${most})`,
    pickAttackers: 'Qui attaque ? Choisissez, puis confirmez.',
    confirmBlocks: (n) => (n > 1 ? `Confirmer ${n} blocages` : 'Confirmer 1 blocage'),
    attackedWhoBlocks: (n) => `L’adversaire attaque avec ${n} unités. Qui bloque ?`,
    attackedRespond: (n) => `L’adversaire attaque avec ${n} unités. Répondre avant de bloquer ?`,
    whomBlocks: (unit) => `Quel attaquant bloquer avec ${unit} ?`,
    block: (unit, attacker) => `Bloquer ${attacker} avec ${unit}`,
    unblock: (unit, attacker) => `Ne plus bloquer ${attacker} avec ${unit}`,
    askMe: 'Me demander',
    stops: {
      title: 'S’arrêter, si je peux répondre,',
      played: 'quand une carte est jouée',
      attack: 'quand on m’attaque',
      fight: 'avant un affrontement',
      end: 'avant la fin d’un tour',
    },
    asking: { always: 'toujours', able: 'si je peux répondre', never: 'pas ce tour-ci' },
    showsCards: 'Choisissez une carte',
    close: 'Fermer',
    damage: (n) => (n > 1 ? `${n} dégâts` : `${n} dégât`),
    won: 'Victoire',
    lost: 'Défaite',
    dropHere: 'Déposez ici pour jouer',
    several: (card) => (card === null ? 'Que faire\u202f?' : `Que faire de ${card}\u202f?`),
    looking: 'Ce qui s’est passé',
    attached: (label, unit) => `${label}, sur ${unit}`,
  },
}
