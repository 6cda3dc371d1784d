import { list } from '../../../../../language/text/french/nouns.ts'
import type { Asked, Phrasebook, Thing } from '../phrasebook.ts'
import { genderOf, said } from './things.ts'

const on = (things: readonly Thing[]): string =>
  things.length === 0 ? '' : ` sur ${list(things.map((each) => said(each)))}`

const to = (things: readonly Thing[]): string =>
  things.length === 0 ? '' : ` ${list(things.map((each) => `à ${said(each)}`))}`

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'votre adversaire utilise une capacité. Répondre ?'
  if (playing)
    return `votre adversaire joue ${said(self, 'a')}${on(chosen).replaceAll('votre adversaire', 'lui-même')}. Répondre ?`
  const whose = self.yours ? '' : ' (adverse)'
  return `la capacité de ${said(self)}${whose} va s'appliquer${to(chosen)}. Répondre ?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0
    ? 'votre adversaire attaque'
    : `votre adversaire attaque avec ${list(attackers.map((each) => said(each)))}`

const keywords: Readonly<Record<string, string>> = {
  Amplify: 'Amplification',
  Spellcraft: 'Art des sorts',
  Decimate: 'Décimation',
  Contract: 'Contrat',
}

export const askedBy: Phrasebook['askedBy'] = {
  plunder: 'Pillage',
  'plunder as': 'Pillage',
  scout: 'Reconnaissance',
}

export const questions: Phrasebook['questions'] = {
  keep: () => 'garder cette main ou repiocher ?',
  main: ({ phase }) =>
    phase === 'final main'
      ? 'votre dernière phase principale. Que faites-vous ?'
      : 'votre phase principale. Que faites-vous ?',
  declare: () => 'quelle autre unité attaque ?',
  aim: () => "qu'attaquent vos unités ?",
  berserk: ({ about }) =>
    `${said(about)} attaque-t-${genderOf(about) === 'f' ? 'elle' : 'il'} une seconde fois (Berserk) ?`,
  react: reaction,
  defend: (asked) => `${attack(asked)}. Répondre avant de bloquer ?`,
  block: (asked) => `${attack(asked)}. Qui bloque ?`,
  'block which': ({ about }) => `quel attaquant bloquer avec ${said(about)} ?`,
  'pre-fight': () => "jouer un sort rapide avant l'affrontement ?",
  split: () => "plusieurs unités bloquent votre attaquant. Laquelle subit d'abord des dégâts ?",
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'votre adversaire a joué une unité à la fin de votre tour. Répondre ?'
      : 'votre adversaire finit son tour. Répondre ?',
  discard: () => 'vous avez plus de neuf cartes. Défaussez-en une.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)} avec ${said(self)}. Répondre ?`
      : `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)}. Répondre ?`,
  'after ambush': ({ self }) =>
    `votre adversaire arrête l'attaque de ${said(self)} par une Embuscade. Répondre ?`,
  extra: ({ pay, keyword, lose, student }) => {
    const word = keywords[keyword] ?? keyword
    if (student) return `épuiser une autre unité comme Élève (${word}) ?`
    return lose > 0 ? `perdre ${lose} de puissance maximale (${word}) ?` : `payer ${pay} de plus (${word}) ?`
  },
  versatile: () => "pour vous-même ou sur l'une de vos unités ?",
  plunder: () => 'quelle carte de votre main est transformée ?',
  'plunder as': () => 'en quel sceau ?',
  invoke: () => 'laquelle de ces cartes piochez-vous ?',
  bearer: ({ self }) => `sur quelle unité jouer ${said(self, 'a')} ?`,
  'make room': () => 'votre camp est plein. Quelle unité tuer pour faire de la place ?',
  influence: () => 'quelle influence gagnez-vous ?',
  scout: ({ about }) =>
    about.is === 'card'
      ? `la première carte de votre deck est ${said(about, 'a')}. Où la placer ?`
      : 'regardez la première carte de votre deck.',
  agenda: () => 'quel sort du programme est joué ?',
  select: ({ text }) => text,
  fork: () => 'que choisissez-vous ?',
  consent: ({ text }) => (text === '' ? 'le faire ?' : text),
}
