import type { BothLanguages } from '../../../kernel/refusal.ts'

/** How a ready deck wants to be played, in a few words, and the card that stands for it. */
export interface DeckLine {
  readonly card: string
  readonly line: BothLanguages
}

const line = (card: string, en: string, fr: string): DeckLine => ({ card, line: { en, fr } })

/** One line for every deck that is offered, by its name. */
export const deckLines: Readonly<Record<string, DeckLine>> = {
  'Rakano Warcry': line(
    '1-323',
    'Attacks early and arms every next unit.',
    'Attaque tôt et arme l’unité suivante.',
  ),
  'Combrei Empower': line(
    '1-335',
    'Grows with its power and lasts.',
    'Grandit avec sa puissance et tient bon.',
  ),
  'Elysian Flyers': line(
    '1-358',
    'Flies over blockers that look elsewhere.',
    'Vole au-dessus des bloqueurs.',
  ),
  'Feln Control': line('1-371', 'Answers everything and wins late.', 'Répond à tout et gagne tard.'),
  'Stonescar Aggro': line('1-402', 'Small, cheap and in a hurry.', 'Petit, bon marché et pressé.'),
  'Skycrag Burn': line('1-16', 'Fast units, then fire at the face.', 'Unités rapides, puis le feu en face.'),
  'Praxis Tokens': line(
    '1-103',
    'Many small units, made large together.',
    'Beaucoup de petites unités, grandies ensemble.',
  ),
  'Xenan Recursion': line('1-518', 'Trades units and brings them back.', 'Échange ses unités et les ramène.'),
  'Hooru Skies': line('1-519', 'Wins in the air, safe on the ground.', 'Gagne dans les airs, sûr au sol.'),
  'Argenport Lifesteal': line(
    '1-275',
    'Drains health and outlasts a race.',
    'Vole la vie et gagne à l’usure.',
  ),
  'Rakano Ramp': line(
    '1004-12',
    'Finds power, then a queen’s weapons.',
    'Cherche la puissance, puis les armes d’une reine.',
  ),
  'FTJ Armory': line('1-166', 'Strikes units down with relic weapons.', 'Abat les unités à l’arme-relique.'),
  'Mystical Xenan': line(
    '1-116',
    'Large units that grow with power.',
    'De grandes unités qui croissent avec la puissance.',
  ),
  'Combrei Midrange': line('4-131', 'A strong unit every turn.', 'Une unité solide à chaque tour.'),
  'Blue Merchant Skycrag': line(
    '2-191',
    'Yetis with weapons, over in a few turns.',
    'Des yétis armés, finis en quelques tours.',
  ),
  'Feln Mid': line('1-385', 'Draws, kills, then flies home.', 'Pioche, tue, puis s’envole.'),
  "Maiden's Rest": line('1-387', 'Turns what it kills to stone.', 'Change en pierre ce qu’il tue.'),
  'Worlds Tokens': line('2-183', 'Floods the table and rallies.', 'Inonde la table et rallie.'),
}
