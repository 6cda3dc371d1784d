import type { Lesson } from './lesson.ts'

/** Three turns of fire and justice: power, a unit, an attack, and an answer at the right moment. */
export const eternalLesson: Lesson = {
  game: 'eternal',
  from: {
    kind: 'position',
    given: {
      turn: 1,
      'first player': 1,
      'player 1': {
        hand: [
          'Fire Sigil',
          'Fire Sigil',
          'Justice Sigil',
          'Oni Ronin',
          'Rakano Outlaw',
          'Torch',
          'Finest Hour',
        ],
        deck: [
          'Crownwatch Paladin',
          'Valkyrie Enforcer',
          'Justice Sigil',
          'Oni Ronin',
          'Fire Sigil',
          'Torch',
          'Rakano Outlaw',
          'Justice Sigil',
          'Valkyrie Enforcer',
          'Crownwatch Paladin',
          'Fire Sigil',
          'Finest Hour',
          'Oni Ronin',
          'Justice Sigil',
          'Rakano Outlaw',
          'Fire Sigil',
          'Torch',
          'Valkyrie Enforcer',
          'Justice Sigil',
          'Fire Sigil',
        ],
      },
      'player 2': {
        hand: [
          'Time Sigil',
          'Primal Sigil',
          'Time Sigil',
          'Storm Lynx',
          'Scaly Gruan',
          'Bold Adventurer',
          'Sand Warrior',
        ],
        deck: [
          'Primal Sigil',
          'Bold Adventurer',
          'East-Wind Herald',
          'Time Sigil',
          'Thunderbird',
          'Primal Sigil',
          'Scaly Gruan',
          'Time Sigil',
          'Storm Lynx',
          'Primal Sigil',
          'Bold Adventurer',
          'Thunderbird',
          'Time Sigil',
          'East-Wind Herald',
          'Primal Sigil',
          'Storm Lynx',
          'Time Sigil',
          'Scaly Gruan',
          'Primal Sigil',
          'Thunderbird',
        ],
      },
    },
  },
  players: [{ bot: null }, { bot: 'search:easy' }],
  steps: [
    {
      say: {
        en: 'You begin. Everything costs power, and power comes from power cards: you may play one each turn. Play a Fire Sigil.',
        fr: 'Vous commencez. Tout coûte de la puissance, et elle vient des cartes de puissance : vous pouvez en jouer une par tour. Jouez un Sceau de feu.',
      },
      take: { kind: 'play', object: { card: '1-1' } },
    },
    {
      say: {
        en: 'It gave one power, and one Fire influence, which lasts: a card with a Fire sign asks for it. Play Oni Ronin, a unit with 2 strength and 1 health.',
        fr: 'Il a donné 1 de puissance, et une influence de Feu, qui reste : une carte au signe du Feu la demande. Jouez le Ronin oni, une unité de 2 de force et 1 de vie.',
      },
      take: { kind: 'play', object: { card: '1-13' } },
    },
    {
      say: {
        en: 'A unit cannot attack in the turn in which it is played. End your turn.',
        fr: 'Une unité ne peut pas attaquer le tour où elle est jouée. Finissez votre tour.',
      },
      take: { kind: 'end turn' },
    },
    { byItself: true, take: { kind: 'pass' } },
    { byItself: true, take: { kind: 'play', object: { card: '1-63' } } },
    { byItself: true, take: { kind: 'end turn' } },
    {
      say: {
        en: 'Before a turn ends, the other player may answer with fast cards. You are asked even when you cannot pay, so that nobody learns what you hold. Pass.',
        fr: 'Avant la fin d’un tour, l’autre joueur peut répondre avec des cartes rapides. On vous le demande même si vous ne pouvez rien payer : ainsi personne n’apprend ce que vous tenez. Passez.',
      },
      take: { kind: 'pass' },
    },
    {
      say: {
        en: 'Your turn: you drew a card and your power is full again. Play the Justice Sigil, so that you have both influences.',
        fr: 'À vous : vous avez pioché, et votre puissance est de nouveau entière. Jouez le Sceau de justice pour avoir les deux influences.',
      },
      take: { kind: 'play', object: { card: '1-126' } },
    },
    {
      say: {
        en: 'The way is free: attack with Oni Ronin. Its Warcry makes the next unit or weapon in your deck 1/1 bigger.',
        fr: 'La voie est libre : attaquez avec Ronin oni. Son Cri de guerre renforce de 1/1 la prochaine unité ou arme de votre deck.',
      },
      take: { kind: 'attack', object: { card: '1-13' } },
    },
    { byItself: true, take: { kind: 'pass' } },
    {
      say: {
        en: 'Nobody blocked. Before the fight you could still play a fast spell; keep yours and pass.',
        fr: 'Personne n’a bloqué. Avant l’affrontement, vous pourriez encore jouer un sort rapide ; gardez le vôtre et passez.',
      },
      take: { kind: 'pass' },
    },
    {
      say: {
        en: 'Two damage to the other player. After the battle there is a second main phase: play Rakano Outlaw with your two power.',
        fr: 'Deux dégâts à l’autre joueur. Après l’affrontement vient une seconde phase principale : jouez le Hors-la-loi de Rakano avec vos 2 de puissance.',
      },
      take: { kind: 'play', object: { card: '1-20' } },
    },
    {
      say: { en: 'End your turn.', fr: 'Finissez votre tour.' },
      take: { kind: 'end turn' },
    },
    { byItself: true, take: { kind: 'pass' } },
    { byItself: true, take: { kind: 'play', object: { card: '1-187' } } },
    { byItself: true, take: { kind: 'end turn' } },
    {
      say: {
        en: 'The opponent plays power and keeps two of it unspent. That is worth noticing. Pass.',
        fr: 'L’adversaire joue de la puissance et en garde deux. C’est bon à remarquer. Passez.',
      },
      take: { kind: 'pass' },
    },
    {
      say: {
        en: 'A third power: play the Fire Sigil.',
        fr: 'Encore 1 de puissance : jouez le Sceau de feu.',
      },
      take: { kind: 'play', object: { card: '1-1' } },
    },
    {
      say: {
        en: 'Attack with both units: first Rakano Outlaw, then Oni Ronin.',
        fr: 'Attaquez avec les deux unités : d’abord Hors-la-loi de Rakano, puis Ronin oni.',
      },
      take: { kind: 'attack', object: { card: '1-20' } },
    },
    { take: { kind: 'attack', object: { card: '1-13' } } },
    { byItself: true, take: { kind: 'play', object: { card: '1-353' } } },
    { byItself: true, take: { kind: 'pass' } },
    { byItself: true, take: { kind: 'block' } },
    { byItself: true, take: { kind: 'pick', object: { card: '1-20' } } },
    {
      say: {
        en: 'That is what the power was for: Storm Lynx has Ambush, came in the middle of your attack, and blocks the Outlaw. Answer with your own fast spell: play Finest Hour.',
        fr: 'Voilà à quoi servait cette puissance : le Lynx des tempêtes a Embuscade, arrive au milieu de votre attaque et bloque le Hors-la-loi. Répondez avec votre propre sort rapide : jouez l’Heure de gloire.',
      },
      take: { kind: 'play', object: { card: '1-130' } },
    },
    {
      say: {
        en: 'Give +3/+3 to Rakano Outlaw. With Quickdraw it also strikes first.',
        fr: 'Donnez +3/+3 au Hors-la-loi de Rakano. Avec Dégaine rapide, il frappe en plus le premier.',
      },
      take: { kind: 'pick', object: { card: '1-20' } },
    },
    { byItself: true, take: { kind: 'pass' } },
    {
      say: { en: 'Now let them fight: pass.', fr: 'Laissez-les s’affronter : passez.' },
      take: { kind: 'pass' },
    },
    { byItself: true, take: { kind: 'pass' } },
    {
      say: {
        en: 'The Lynx is dead, the Outlaw unhurt, and the Ronin hit the player. Torch is a spell for your own turn: play it.',
        fr: 'Le Lynx est mort, le Hors-la-loi indemne, et le Ronin a touché le joueur. Torche est un sort pour votre propre tour : jouez-la.',
      },
      take: { kind: 'play', object: { card: '1-8' } },
    },
    {
      say: {
        en: 'Three damage to a unit or a player. Send it at the other player.',
        fr: 'Trois dégâts à une unité ou à un joueur. Visez l’autre joueur.',
      },
      take: { kind: 'pick', object: { player: 1 } },
    },
  ],
  farewell: {
    en: 'You have seen what matters: power and influence, units that attack and block, and answers at the right moment. The other player is a bot from here on. Bring it to 0 health.',
    fr: 'Vous avez vu l’essentiel : puissance et influence, des unités qui attaquent et bloquent, des réponses au bon moment. L’autre joueur est désormais un robot. Faites-le tomber à 0 point de vie.',
  },
}
