import type { Catalogue } from '../../page/words.ts'

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
  readonly middle: string
  readonly plays: (who: string, card: string) => string
  readonly uses: (who: string, card: string) => string
  readonly on: (what: string) => string
  readonly turn: (n: number, who: string) => string
  readonly phases: Readonly<Record<string, string>>
  readonly parts: readonly string[]
  readonly spent: (n: number) => string
  readonly attackWith: (n: number) => string
  readonly attackNone: string
  readonly attackAll: string
  readonly cancel: string
  readonly joinAttack: (name: string) => string
  readonly leaveAttack: (name: string) => string
  readonly pickAttackers: string
  readonly confirmBlocks: (n: number) => string
  readonly whomBlocks: (name: string) => string
  readonly block: (name: string, attacker: string) => string
  readonly unblock: (name: string, attacker: string) => string
  readonly askMe: string
  readonly asking: Readonly<Record<'always' | 'able' | 'never', string>>
  readonly showsCards: string
  readonly close: string
  readonly damage: (n: number) => string
  readonly won: string
  readonly lost: string
  readonly dropHere: string
  readonly several: (name: string) => string
  readonly looking: string
  readonly attached: (name: string, to: string) => string
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
    open: (what, n) => `Open the ${what} (${n})`,
    emptyPlace: { weapon: 'no relic weapon', site: 'no site', units: 'no units' },
    relicWeapon: 'Relic weapon',
    agenda: (used, of) => `Agenda: ${used} of ${of} used`,
    exhausted: 'exhausted',
    middle: 'What is being played',
    plays: (who, card) => `${who} plays ${card}`.replace(/^You plays/, 'You play'),
    uses: (who, card) => `${card} of ${who.toLowerCase()}`,
    on: (what) => `On ${what}`,
    turn: (n, who) => `Turn ${n}, ${who}`,
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
    spent: (n) => `${n} power left`,
    attackWith: (n) => (n === 1 ? 'Attack with 1 unit' : `Attack with ${n} units`),
    attackNone: 'Choose attackers',
    attackAll: 'Attack with all',
    cancel: 'Cancel',
    joinAttack: (name) => `${name} attacks`,
    leaveAttack: (name) => `${name} stays back`,
    pickAttackers: 'Who attacks? Choose units, then confirm.',
    confirmBlocks: (n) => (n === 1 ? 'Confirm 1 block' : `Confirm ${n} blocks`),
    whomBlocks: (name) => `Whom does ${name} block?`,
    block: (name, attacker) => `${name} blocks ${attacker}`,
    unblock: (name, attacker) => `${name} no longer blocks ${attacker}`,
    askMe: 'Ask me',
    asking: { always: 'always', able: 'when I can answer', never: 'not this turn' },
    showsCards: 'Choose a card',
    close: 'Close',
    damage: (n) => `${n} damage`,
    won: 'Victory',
    lost: 'Defeat',
    dropHere: 'Drop here to play',
    several: (name) => `What with ${name}?`,
    looking: 'What happened',
    attached: (name, to) => `${name}, on ${to}`,
  },
  fr: {
    you: 'Vous',
    opponent: 'Adversaire',
    player: (seat) => `Joueur ${seat + 1}`,
    yourTurn: 'votre tour',
    theirTurn: 'son tour',
    side: (name) => `Côté de ${name}`,
    seatOf: (name) => `Place de ${name}`,
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
    open: (what, n) => `Ouvrir : ${what} (${n})`,
    emptyPlace: { weapon: 'pas d’arme-relique', site: 'pas de site', units: 'aucune unité' },
    relicWeapon: 'Arme-relique',
    agenda: (used, of) => `Programme : ${used} sur ${of}`,
    exhausted: 'épuisée',
    middle: 'Ce qui est en train d’être joué',
    plays: (who, card) => (who === 'Vous' ? `Vous jouez ${card}` : `${who} joue ${card}`),
    uses: (who, card) => (who === 'Vous' ? `Votre ${card}` : `${card}, à l’adversaire`),
    on: (what) => `Sur ${what}`,
    turn: (n, who) => `Tour ${n}, ${who}`,
    phases: {
      'set-up': 'Mise en place',
      start: 'Début du tour',
      'first main': 'Première phase principale',
      declare: 'Attaque : qui attaque',
      defense: 'Attaque : avant le blocage',
      'pre-fight': 'Attaque : avant l’affrontement',
      fight: 'Affrontement',
      'final main': 'Dernière phase principale',
      interrupt: 'Fin du tour : réponses',
      end: 'Fin du tour',
      discard: 'Défausse',
      cleanup: 'Nettoyage',
    },
    parts: ['Principale', 'Attaque', 'Dernière', 'Fin'],
    spent: (n) => `reste ${n} de puissance`,
    attackWith: (n) => (n > 1 ? `Attaquer avec ${n} unités` : 'Attaquer avec 1 unité'),
    attackNone: 'Choisir les attaquants',
    attackAll: 'Attaquer avec toutes',
    cancel: 'Renoncer',
    joinAttack: (name) => `${name} attaque`,
    leaveAttack: (name) => `${name} reste en arrière`,
    pickAttackers: 'Qui attaque ? Choisissez, puis confirmez.',
    confirmBlocks: (n) => (n > 1 ? `Confirmer ${n} blocages` : 'Confirmer 1 blocage'),
    whomBlocks: (name) => `Qui ${name} bloque-t-il ?`,
    block: (name, attacker) => `${name} bloque ${attacker}`,
    unblock: (name, attacker) => `${name} ne bloque plus ${attacker}`,
    askMe: 'Me demander',
    asking: { always: 'toujours', able: 'si je peux répondre', never: 'pas ce tour-ci' },
    showsCards: 'Choisissez une carte',
    close: 'Fermer',
    damage: (n) => (n > 1 ? `${n} dégâts` : `${n} dégât`),
    won: 'Victoire',
    lost: 'Défaite',
    dropHere: 'Déposez ici pour jouer',
    several: (name) => `Que faire de ${name} ?`,
    looking: 'Ce qui s’est passé',
    attached: (name, to) => `${name}, sur ${to}`,
  },
}
