import type { Catalogue } from '../page/words.ts'

interface CardWords {
  readonly kinds: Readonly<Record<string, string>>
  readonly factions: Readonly<Record<'fire' | 'time' | 'justice' | 'primal' | 'shadow', string>>
  readonly numbers: Readonly<Record<string, string>>
  readonly aether: string
  readonly tier: (tier: string) => string
  readonly cost: Readonly<Record<string, string>>
  readonly left: (count: number) => string
  readonly notNow: string
  readonly close: string
}

/** What a card is; `game type` where two games mean different things by the same word. */
export const kindWord = (
  { kinds }: CardWords,
  { game, type }: { readonly game: string; readonly type: string },
): string => kinds[`${game} ${type}`] ?? kinds[type] ?? type

export const cardWords: Catalogue<CardWords> = {
  en: {
    kinds: {
      gem: 'Gem',
      relic: 'Relic',
      spell: 'Spell',
      attack: 'Attack',
      minion: 'Minion',
      power: 'Power',
      strike: 'Strike',
      corruption: 'Corruption',
      acolyte: 'Acolyte',
      unit: 'Unit',
      'fast spell': 'Fast spell',
      weapon: 'Weapon',
      'relic weapon': 'Relic weapon',
      site: 'Site',
      curse: 'Curse',
      'cursed relic': 'Cursed relic',
    },
    factions: {
      fire: 'Fire',
      time: 'Time',
      justice: 'Justice',
      primal: 'Primal',
      shadow: 'Shadow',
    },
    numbers: {
      life: 'life',
      shields: 'shields',
      power: 'power tokens',
      strength: 'strength',
      health: 'health',
      armor: 'armor',
    },
    aether: 'aether',
    tier: (tier) => `tier ${tier}`,
    cost: { 'aeons-end': 'aether', eternal: 'power' },
    left: (count) => `${count} left`,
    notNow: 'Not now.',
    close: 'Close',
  },
  fr: {
    kinds: {
      gem: 'Gemme',
      relic: 'Relique',
      spell: 'Sort',
      attack: 'Attaque',
      minion: 'Serviteur',
      power: 'Pouvoir',
      'eternal power': 'Puissance',
      strike: 'Frappe',
      corruption: 'Corruption',
      acolyte: 'Acolyte',
      unit: 'Unité',
      'fast spell': 'Sort rapide',
      weapon: 'Arme',
      'relic weapon': 'Arme-relique',
      site: 'Site',
      curse: 'Malédiction',
      'cursed relic': 'Relique maudite',
    },
    factions: {
      fire: 'Feu',
      time: 'Temps',
      justice: 'Justice',
      primal: 'Primal',
      shadow: 'Ombre',
    },
    numbers: {
      life: 'points de vie',
      shields: 'boucliers',
      power: 'jetons Puissance',
      strength: 'force',
      health: 'vie',
      armor: 'armure',
    },
    aether: 'éther',
    tier: (tier) => `palier ${tier}`,
    cost: { 'aeons-end': 'éther', eternal: 'puissance' },
    left: (count) => (count > 1 ? `${count} restantes` : `${count} restante`),
    notNow: 'Pas maintenant.',
    close: 'Fermer',
  },
}
