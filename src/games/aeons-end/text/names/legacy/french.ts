import { sorted } from '../../../../../language/text/french/names.ts'
import { f, m, type Noun } from '../../../../../language/text/french/nouns.ts'
import { matsByAbility } from './mats.ts'

/** A name in the plural is said behind what it is. */
const several = (noun: Noun): Noun => sorted('title', noun)

/** The Legacy box; the starters of the growing mages are ours. */
export const legacyCards: Readonly<Record<string, Noun>> = {
  'flawed-crystal': m('Cristal imparfait', 'Cristaux imparfaits'),
  'keyhole-quartz': m('Quartz-serrure', 'Quartz-serrures'),
  'hearth-amber': m('Ambre du foyer'),
  'courier-agate': f('Agate messagère', 'Agates messagères'),
  'patrons-beryl': m('Béryl du mécène'),
  'tithe-garnet': m('Grenat de la dîme'),
  'scrying-opal': f('Opale divinatoire', 'Opales divinatoires'),
  'wedge-jasper': m('Jaspe-coin', 'Jaspes-coins'),
  'hollow-pearl': f('Perle creuse', 'Perles creuses'),
  'hunters-spark': f('Étincelle du chasseur'),
  'salvaged-flicker': f('Lueur récupérée', 'Lueurs récupérées'),
  watchfire: m('Feu de veille'),
  'twin-flame': f('Flamme jumelle', 'Flammes jumelles'),
  'lantern-ray': m('Rayon de lanterne'),
  'kindling-thought': f('Pensée naissante', 'Pensées naissantes'),
  'forked-glint': m('Éclat fourchu', 'Éclats fourchus'),
  'returning-ember': f('Braise revenante', 'Braises revenantes'),
  'ancient-cyanolith': m('Cyanolithe ancien', 'Cyanolithes anciens'),
  'conductive-grit': f('Poussière conductrice', 'Poussières conductrices'),
  'soothing-torporene': f('Torporene apaisante', 'Torporenes apaisantes'),
  'arcing-silicate': m('Silicate électrostatique', 'Silicates électrostatiques'),
  'branching-radite': f('Radite ramifiée', 'Radites ramifiées'),
  'entangled-shard': several(m('Orgues cristallins', 'Orgues cristallins')),
  'phased-portalite': f('Portalithe cristallisée', 'Portalithes cristallisées'),
  'crumbling-compound': m('Composé friable', 'Composés friables'),
  'refined-lumenium': m('Luménium raffiné', 'Luméniums raffinés'),
  'fulmite-slab': m('Bloc de fulminate'),
  'gilded-marble': m('Marbre doré', 'Marbres dorés'),
  'brane-knife': f('Lame de brane'),
  geophage: m('Gemmophage'),
  'neural-wreath': f('Couronne neurale', 'Couronnes neurales'),
  'prophetic-lens': several(f('Jumelles de prophétie', 'Jumelles de prophétie')),
  'voltaic-relay': m('Relais voltaïque', 'Relais voltaïques'),
  'infernal-mirror': m('Miroir infernal', 'Miroirs infernaux'),
  'void-mill': m('Moulin du Néant'),
  'ethereal-hand': f('Main éthérée', 'Mains éthérées'),
  'reality-stabilizer': m('Stabilisateur de réalité'),
  'adrenal-batteries': several(f('Batteries surrénales', 'Batteries surrénales')),
  'fire-chakram': m('Chakra de feu'),
  'breach-flare': m('Flamboiement de brèche'),
  'sparking-siphon': m('Siphon étincelant', 'Siphons étincelants'),
  'warping-haze': m('Brouillard déformant', 'Brouillards déformants'),
  'breach-communion': f('Communion des brèches'),
  'force-transfusion': f('Transfusion de force'),
  'incinerating-fist': m('Poing incinérateur', 'Poings incinérateurs'),
  'arcane-salvo': f('Salve des arcanes'),
  'bending-beam': m('Rayon courbé', 'Rayons courbés'),
  'fiery-conclusion': f('Conclusion ardente', 'Conclusions ardentes'),
  'gravity-node': m('Nœud gravitationnel', 'Nœuds gravitationnels'),
  'pyro-geist': m('Double de feu'),
  'starfire-frenzy': f('Frénésie stellaire', 'Frénésies stellaires'),
  'breach-collision': f('Collision de brèches'),
  'thunderous-oath': m('Serment implacable', 'Serments implacables'),
  'sphere-of-inversion': f("Sphère d'inversion"),
}

/** Abilities of mages that grow. */
export const legacyMages = matsByAbility(
  { name: 'Mage de Gravehold', title: 'Mage des brèches en devenir' },
  {
    'masons-vow': 'Vœu du maçon',
    'mending-breath': 'Souffle réparateur',
    'shared-memory': 'Mémoire partagée',
    'doubled-echo': 'Double écho',
    'steady-hands': 'Mains sûres',
    'averted-fate': 'Destin détourné',
    'gathered-remnants': 'Restes rassemblés',
    'scattered-stars': 'Étoiles éparses',
  },
)
