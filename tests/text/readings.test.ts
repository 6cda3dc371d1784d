import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from './sentences.ts'

/*
 * Texts whose meaning hangs on one word, as they must read: whose cost, which of two, in what order, who is spoken of. The
 * golden texts show every change; these say which of them would be a mistake.
 */

type Reading = readonly [id: string, en: string, fr: string]

const READ: readonly Reading[] = [
  // Whose cost, whose strength.
  ['1-239', 'equal to that spell’s cost', 'égal au coût de ce sort'],
  ['12-207', 'equal to that spell’s cost', 'égal au coût de ce sort'],
  ['1-164', 'battle skills', 'ayant la force, la vie et les compétences de combat de cette arme-relique'],
  ['4-261', 'negate a multifaction enemy spell', 'annulez un sort adverse multifaction'],
  ['1-372', 'Strangers', 'autant de dégâts qu’il y a d’Étrangers attaquants'],
  // Conditions that must not turn round when they are joined.
  [
    '14-194',
    'Depleted unless you already have 3 Justice or 3 Primal.',
    'Tarie, sauf si vous avez déjà 3 Justice ou 3 Primal.',
  ],
  ['13-192', 'Depleted on your first three turns.', 'Tarie pendant vos trois premiers tours.'],
  ['7-66', 'Bargain: Two or more of your Oni hit', 'Marchandage : au moins deux de vos Onis ont blessé'],
  [
    '9-181',
    'to gain an influence of that type and take 1 damage',
    'pour gagner l’influence correspondante et subir 1 dégât',
  ],
  ['0-51', 'Depleted unless you have a Sigil in your hand.', 'Tarie, sauf si vous avez un sceau en main.'],
  [
    '6-228',
    'Depleted if you have a Time, Justice, or Primal card in your deck.',
    'Tarie si vous avez une carte Temps, Justice ou Primal dans votre deck.',
  ],
  [
    '10-176',
    'Depleted if you already have 2 or more maximum power.',
    'Tarie si vous avez déjà 2 de puissance maximale ou plus.',
  ],
  ['14-194', 'If you have 3 Justice and 3 Primal,', 'Si vous avez 3 Justice et 3 Primal,'],
  ['1004-19', 'Nothing can have Aegis.', 'Ni les unités ni les joueurs ne peuvent avoir Égide.'],
  [
    '1004-19',
    'must choose: sacrifice a unit, or give Vara +2/+2 and Deadly',
    'choisit : il sacrifie l’une de ses unités, ou Vara gagne +2/+2 et Mortel',
  ],
  ['12-131', 'non-Hero', 'une unité ennemie qui n’est pas un Héros'],
  ['1-221', 'non-power card', 'Choisissez une carte autre que de puissance de la main adverse.'],
  ['1-310', 'another non-power card', 'une autre carte qui n’est pas de puissance'],
  ['4-261', 'negate a multifaction enemy spell', 'annulez un sort adverse multifaction'],
  // Who or what is spoken of.
  ['1-356', 'transform False Prince into a 1/1 Frog', 'transformez le Faux prince en Grenouille 1/1'],
  ['9-152', 'Lurking Brute', 'Quand la Brute aux aguets blesse le joueur adverse, elle gagne +1/+1.'],
  ['1002-13', 'he deals 1 damage to you and you draw a card', 'vous piochez une carte'],
  ['4-67', 'Play Disciplinary Weights on the enemy player.', 'joueur adverse'],
  [
    '1-t-the-tormentor',
    'While The Tormentor is in your void',
    'Tant que le Tourmenteur est dans votre Néant',
  ],
  // What a keyword does, and what is not gained like a thing.
  ['6-1', 'Onslaught: Deal 1 damage to an enemy.', 'Assaut : infligez 1 dégât à un ennemi.'],
  [
    '4-138',
    'Tribute: End of the Story can’t be negated',
    'Tribut : la Fin de l’histoire ne peut être ni annulée',
  ],
  ['12-54', 'debt', 'contracte une dette de 3'],
  ['6-167', 'twist Elder Meditant', 'subissez une Torsion'],
  ['14-204', 'Hunt 1', 'faites une Chasse 1'],
  ['9-77', 'Plunder', 'faites un Pillage'],
  ['15-5', 'Recruit', 'faites un Recrutement'],
  ['3-222', 'Nightfall', 'Tombée de la nuit'],
  ['2-47', 'Lifeforce', 'Force vitale'],
  ['1-111', 'Strangers are Deadly.', 'Les Étrangers sont mortels.'],
  ['1-383', 'Unblockable', 'Vos unités sont imblocables.'],
  ['1-185', 'are invulnerable', 'sont invulnérables'],
  ['1-369', 'The wielder is Unblockable this turn.', 'le porteur est imblocable ce tour-ci'],
  // What chance decides, and for how long.
  ['1-123', 'play one of these at random: a 1/1 Scorpion', 'jouez au hasard un Scorpion 1/1'],
  ['1-59', 'random', 'au hasard'],
  ['15-t-advantage', 'Gain 1 power this turn.', 'Gagnez 1 de puissance ce tour-ci.'],
  ['4-244', 'gain 2 power this turn', 'gagner 2 de puissance ce tour-ci'],
  ['4-310', 'gain 1 power this turn', 'gagnez 1 de puissance ce tour-ci'],
  // What belongs together.
  [
    '1-109',
    'Play all units from the top four cards of your deck that share a battle skill with the wielder.',
    'partageant une compétence de combat avec le porteur parmi les quatre premières cartes de votre deck',
  ],
  ['3-136', 'Then, increase this ability by +1/+1.', 'Augmentez cette capacité de +1/+1.'],
  ['3-87', 'Then, increase this ability by 1.', 'Augmentez cette capacité de 1.'],
  ['1-81', 'Sigil', 'Choisissez un sceau de votre deck et jouez-le tari.'],
  ['4-62', 'Sigil', 'choisir un sceau de votre deck et le jouer tari'],
  ['1-58', 'weapon', 'choisissez une arme de coût 3 ou moins de votre deck et jouez-la'],
  ['1-348', 'depleted', 'Jouez à l’état tari les dix premières cartes de puissance de votre deck.'],
  ['1-86', 'exhausted', 'depuis votre Néant, épuisé'],
  [
    '2-73',
    '+1/+1 for each of your units',
    'L’une de vos unités gagne, ce tour-ci, +1/+1 pour chacune de vos unités.',
  ],
  ['1-501', 'Health', 'Gagnez 4 points de vie ou donnez +4 de vie à une unité.'],
  ['1-309', 'Pay 9', 'les attaques du Dernier Mot mortelles aussi pour les joueurs'],
  ['3-118', 'Valkyrie Ally: Warcry.', 'Alliée Valkyrie : Cri de guerre.'],
  // Aeon's End: order, and what is additional.
  ['kindle', 'you may also prep one Spark', 'vous pouvez aussi préparer une Étincelle'],
  ['feral-lightning', 'prepped', 'sans qu’elle doive être stabilisée'],
  [
    'unstable-prism',
    'Play a gem in hand twice, then destroy it.',
    'Jouez deux fois une gemme de votre main, puis détruisez-la.',
  ],
  ['infinite-enmity', 'until', 'Répétez Déchaîné jusqu’à ce que'],
  ['portal-wretch', 'discarded', 'Lorsque ce serviteur quitte le jeu parce qu’il est défaussé'],
  [
    'rift-scourge',
    'place it on the bottom of the nemesis deck instead',
    'Si ce serviteur devait être défaussé, du jeu ou depuis la pioche de la némésis, placez-le sous cette pioche à la place.',
  ],
  ['burden', 'on top of their decks', 'pioche'],
  ['thronewatch', 'suffers 1 additional damage', 'supplémentaire'],
  ['reign', 'suffers 6 additional damage', 'supplémentaires'],
  ['cataclysmic-fate', 'and a breach in which', 'coûtant 5 éther ou plus et une brèche où il était préparé'],
  ['break', 'destroys that spell and a breach', 'détruit ce sort et une brèche où il était préparé'],
  ['haze-spewer', 'Then, this minion suffers 1 damage.', 'Ensuite, ce serviteur subit 1 dégât.'],
  ['maggot-engine', 'Then, set this minion’s life', 'Ensuite, fixez la vie de ce serviteur'],
  ['twilight-empire', 'Then, Magus of Cloaks gains', 'Ensuite, Mage des Capes gagne'],
  [
    'edryss-tragg',
    'Then, if that player has 5 life or less',
    'Ensuite, si ce joueur a 5 points de vie ou moins',
  ],
  ['provoker', 'Fury tokens Rageborne has', 'jetons Furie que possède Rage Incarnée'],
  ['flare', 'player turn order card', 'une carte Ordre du tour des joueurs'],
  ['encroach', 'player turn order card', 'une carte Ordre du tour des joueurs'],
  ['diamond-cluster', 'gain an additional 2 aether', 'gagnez 2 éther de plus'],
  [
    'nova-forge',
    'that can only be used to gain a spell',
    '2 éther, utilisables uniquement pour acquérir un sort',
  ],
]

/** Names that said something else or made people smile, as cards are called now. */
const CALLED: readonly (readonly [id: string, fr: string])[] = [
  ['howling-spinners', 'Fileuses hurlantes'],
  ['null-scion', 'Alpha-Scion'],
  ['thrash', 'Détritus'],
  ['kindle', 'Mèche'],
  ['enshroud', 'Voiler'],
  ['unrelenting-ire', 'Colère inflexible'],
  ['2-7', 'Loup éclipsant'],
  ['2-63', 'Imprégnateur de bornes'],
  ['1-520', 'Veilleur de l’Arcanum'],
  ['1003-1', 'Forage'],
  ['4-33', 'Grande épée en mâchoire'],
  ['7-66', 'Pousser l’avantage'],
  ['4-62', 'Derniers sacrements'],
  ['1-395', 'Chef de guerre'],
  ['3-118', 'Fanion de signalisation'],
  ['1-421', 'Bannière élysienne'],
  ['4-70', 'Marchand auralien'],
  ['1-166', 'Marteau runique doré'],
  ['1-309', 'Dernier Mot'],
  // An h that nothing elides before.
  ['14-194', 'Calice de Hooru'],
  ['1-155', 'Émissaire de Hooru'],
  ['2-82', 'Sentinelle de Highbranch'],
]

/** Words that no card says: each once stood there, and said something else or was no French. */
const NEVER = {
  en: [
    /of your choice in|Choose it\.|among it\b|Each player can’t/,
    /unless you have had|If you have (?:attacked|lost) one or more/,
    /(?:suffers|deals) damage equal to its cost/,
  ],
  fr: [
    /à moins d’avoir|carte non-|non-Héros|\d de dette/,
    /(?<!\p{L})(?:ont|a|gagne|gagnent|gagner) (?:Mortel|Imblocable|Invulnérable|Téméraire)(?!\p{L})/u,
    /éther (?:supplémentaires|qui ne peuvent)|défaussé du jeu/,
    /carte Ordre du tour d’un joueur|sans la stabiliser/,
    /(?<!\p{L})(?:[Tt]ordez|[Pp]illez|[Rr]ecrutez|[Cc]hassez)(?!\p{L})/u,
    /aléatoire|vous-même ou à|doit choisir : \p{Ll}+(?:er|ir) /u,
    /deck, taris?|deck taries|épuisé depuis/,
    /autre carte autre|(?:unité|elle|il|Brute aux aguets) frappe le joueur/,
    /joueur ennemi|(?<!\p{L})pouvoir d’une carte|santé|résistance de l’unité/u,
  ],
} as const

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const textOf = (id: string, lang: 'en' | 'fr'): string =>
  plain(games.find((game) => game.cardIds.includes(id))!.words[lang].card(id).text)

describe('a text that hangs on one word', () => {
  it.each(CALLED)('%s is called %s', (id, name) => {
    expect(plain(games.find((game) => game.cardIds.includes(id))!.words.fr.card(id).name)).toBe(name)
  })

  it.each(READ)('%s', (id, en, fr) => {
    expect(textOf(id, 'en')).toContain(en)
    expect(textOf(id, 'fr')).toContain(fr)
  })

  it.each(['en', 'fr'] as const)('says nothing of what no card says (%s)', (lang) => {
    const found = games.flatMap((game) =>
      game.cardIds.flatMap((id) =>
        NEVER[lang].flatMap((wrong) => wrong.exec(textOf(id, lang))?.map((words) => `${id}: ${words}`) ?? []),
      ),
    )
    expect(found).toEqual([])
  })
})

/** The French rulebook quotes cards and the official rules; a quotation must be one. */
const QUOTED: readonly (readonly [file: string, words: string])[] = [
  ['aeons-end/rulings/02-breaches-and-casting.md', '« Infligez 3 dégâts par carte… »'],
  ['eternal/rulings/05-fight-and-skills.md', '« Les unités ne peuvent pas avoir Vol »'],
  ['aeons-end/10-who-decides.md', '« Un joueur », ou « n’importe quel joueur »'],
  ['aeons-end/rulings/02-breaches-and-casting.md', 'est stabilisée ou ouverte pendant son tour'],
  ['eternal/rulings/01-principles.md', 'd’abord doublés, puis annulés, puis infligés'],
]

describe('the rulebook quotes what is written', () => {
  it.each(QUOTED)('%s', (file, words) => {
    expect(plain(readFileSync(`rulebook/fr/${file}`, 'utf8'))).toContain(words)
  })
})
