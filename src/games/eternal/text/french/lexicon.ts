import { aspirated } from '../../../../language/text/french/elision.ts'
import { f, m, type Noun } from '../../../../language/text/french/nouns.ts'
import type {
  Collective,
  Faction,
  HasSkill,
  Kind,
  Label,
  Place,
  PrintedSkill,
  Skill,
} from '../../language/nodes.ts'
import { broughtName, isPackSkill } from '../../skills.ts'

export const kinds: Readonly<Record<Kind | Collective | 'card', Noun>> = {
  card: f('carte'),
  power: f('carte de puissance'),
  unit: f('unité'),
  spell: m('sort'),
  'fast spell': m('sort rapide', 'sorts rapides'),
  weapon: f('arme'),
  relic: f('relique'),
  'relic weapon': f('arme-relique', 'armes-reliques'),
  curse: f('malédiction'),
  'cursed relic': f('relique maudite', 'reliques maudites'),
  site: m('site'),
  'any spell': m('sort'),
  'any weapon': f('arme'),
  'any relic': f('relique'),
  attachment: m('attachement'),
}

export const player: Noun = m('joueur')
export const enemy: Noun = m('ennemi')
export const damage: Noun = m('dégât')
export const lifePoint: Noun = m('point de vie')
export const copy: Noun = f('copie')

/** Skills keep their name in every sentence: invariable, without article. */
const printed: Readonly<Record<PrintedSkill, string>> = {
  flying: 'Vol',
  overwhelm: 'Débordement',
  lifesteal: 'Vol de vie',
  aegis: 'Égide',
  charge: 'Charge',
  endurance: 'Endurance',
  quickdraw: 'Dégaine rapide',
  deadly: 'Mortel',
  killer: 'Tueur',
  'double damage': 'Double dégâts',
  reckless: 'Téméraire',
  unblockable: 'Imblocable',
  invulnerable: 'Invulnérable',
  berserk: 'Berserk',
  ambush: 'Embuscade',
  voidbound: 'Lié au Néant',
  echo: 'Écho',
  destiny: 'Destinée',
  depleted: 'Tarie',
  warp: 'Distorsion',
  revenge: 'Revanche',
  pledge: 'Serment',
  inscribe: 'Inscription',
  valor: 'Bravoure',
  decay: 'Décrépitude',
  taunt: 'Provocation',
  unleash: 'Déchaînement',
  regen: 'Régénération',
  versatile: 'Polyvalence',
  stealth: 'Furtivité',
  swift: 'Prestesse',
  warcry: 'Cri de guerre',
}

export const skillCalled = (skill: Skill): string =>
  isPackSkill(skill) ? broughtName(skill, 'fr') : printed[skill]

/** Skills whose names are adjectives: one is deadly and does not have it. */
export const skillAdjectives: Readonly<Partial<Record<Skill, string>>> = {
  deadly: 'mortel',
  unblockable: 'imblocable',
  reckless: 'téméraire',
  voidbound: 'lié au Néant',
}

export const skillName = ({ skill, n }: HasSkill): string =>
  n === undefined || n === 1 ? skillCalled(skill) : `${skillCalled(skill)} ${n}`

export const factions: Readonly<Record<Faction, string>> = {
  fire: '{F}',
  time: '{T}',
  justice: '{J}',
  primal: '{P}',
  shadow: '{S}',
}

export const sigil: Noun = m('sceau')
export const sigils: Readonly<Record<Faction, Noun>> = {
  fire: m('Sceau de feu'),
  time: m('Sceau du temps'),
  justice: m('Sceau de justice'),
  primal: m('Sceau primal', 'Sceaux primaux'),
  shadow: m("Sceau de l'ombre"),
}

export const factionNames: Readonly<Record<Faction, string>> = {
  fire: 'Feu',
  time: 'Temps',
  justice: 'Justice',
  primal: 'Primal',
  shadow: 'Ombre',
}

/** « 2 influences de Feu ». */
export const ofFaction: Readonly<Record<Faction, string>> = {
  fire: 'de Feu',
  time: 'du Temps',
  justice: 'de Justice',
  primal: 'Primale',
  shadow: "de l'Ombre",
}

export const labels: Readonly<Record<Label, string>> = {
  Summon: 'Invocation',
  Entomb: 'Ensevelissement',
  Infiltrate: 'Infiltration',
  Empower: 'Renfort',
  Fate: 'Destin',
  Inspire: 'Inspiration',
  Tribute: 'Tribut',
  Spark: 'Étincelle',
  Onslaught: 'Assaut',
  Renown: 'Renom',
  Surge: 'Afflux',
  Lifeforce: 'Force vitale',
  Bolster: 'Soutien',
  Ally: 'Allié',
}

export const places: Readonly<Record<Place, Noun>> = {
  playmat: m('tapis de jeu'),
  hand: f('main'),
  deck: m('deck'),
  void: m('Néant'),
  market: m('marché'),
  power: f('zone de puissance'),
}

/** The types of units; feminine ones are few, and every type keeps its capital. */
const types: Readonly<Record<string, Noun>> = {
  gunslinger: m('Pistolero'),
  civilian: m('Civil'),
  jackal: m('Chacal', 'Chacals'),
  mob: f('Foule'),
  dinosaur: m('Dinosaure'),
  explorer: m('Explorateur'),
  valkyrie: f('Valkyrie'),
  sentinel: f('Sentinelle'),
  soldier: m('Soldat'),
  unseen: m('Invisible'),
  radiant: m('Radieux'),
  minotaur: m('Minotaure'),
  stranger: m('Étranger'),
  warrior: m('Guerrier'),
  mage: m('Mage'),
  yeti: m('Yéti'),
  grenadin: m('Grenadin'),
  shaman: m('Chaman'),
  dragon: m('Dragon'),
  oni: m('Oni'),
  rogue: m('Voleur'),
  elemental: m('Élémentaire'),
  wisp: m('Feu follet', 'Feux follets'),
  serpent: m('Serpent'),
  elf: m('Elfe'),
  mystic: m('Mystique'),
  cultist: m('Cultiste'),
  paladin: m('Paladin'),
  giant: m('Géant'),
  rebel: m('Rebelle'),
  owl: m(aspirated('Hibou'), aspirated('Hiboux')),
  centaur: m('Centaure'),
  tinker: m('Bricoleur'),
  direbeast: f('Bête funeste', 'Bêtes funestes'),
  scion: m('Rejeton'),
  illusion: f('Illusion'),
  insect: m('Insecte'),
  cleric: m('Clerc'),
  cat: m('Félin'),
  nightmare: m('Cauchemar'),
  merchant: m('Marchand'),
  bat: f('Chauve-souris', 'Chauves-souris'),
  dog: m('Chien'),
  engine: m('Engin'),
  bird: m('Oiseau'),
  scorpion: m('Scorpion'),
  gargoyle: f('Gargouille'),
  clockroach: m('Cafard mécanique', 'Cafards mécaniques'),
  raptor: m('Raptor'),
  gorgon: f('Gorgone'),
  wolf: m('Loup'),
  exile: m('Exilé'),
  pig: m('Cochon'),
  golem: m('Golem'),
  phoenix: m('Phénix'),
  sprite: m('Lutin'),
  spider: f('Araignée'),
  rodent: m('Rongeur'),
  frog: f('Grenouille'),
  hydra: f('Hydre'),
  camel: m('Chameau'),
  bear: m('Ours'),
  slug: f('Limace'),
  ooze: f('Vase'),
  mandrake: f('Mandragore'),
  totemite: m('Totémite'),
  vampire: m('Vampire'),
  hound: m('Molosse'),
  gryffyn: m('Gryffon'),
  beast: f('Bête'),
  wurm: f('Guivre'),
  rat: m('Rat'),
  // Not in the glossary.
  hero: m(aspirated('Héros'), aspirated('Héros')),
  sporefolk: m('Sporien'),
  ranger: m('Rôdeur'),
  bard: m('Barde'),
}

export const typeNoun = (type: string): Noun =>
  types[type] ?? m(type.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))
