import { list } from '../../../../../language/text/french/nouns.ts'
import type { Asked, Phrasebook, Thing } from '../phrasebook.ts'
import { genderOf, said } from './things.ts'

const on = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` sur ${list(things.map(said))}`)

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'votre adversaire utilise une capacité : répondre ?'
  if (playing) return `votre adversaire joue ${said(self)}${on(chosen)} : répondre ?`
  const whose = self.yours ? '' : ', à votre adversaire,'
  return `la capacité de ${said(self)}${whose} va s'appliquer${on(chosen)} : répondre ?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0
    ? 'votre adversaire attaque'
    : `votre adversaire attaque avec ${list(attackers.map(said))}`

const keywords: Readonly<Record<string, string>> = {
  Amplify: 'Amplification',
  Spellcraft: 'Art des sorts',
  Decimate: 'Décimation',
  Contract: 'Contrat',
}

export const questions: Phrasebook['questions'] = {
  keep: () => 'garder cette main ou la refaire ?',
  main: ({ phase }) =>
    phase === 'final main'
      ? 'votre dernière phase principale. Que faites-vous ?'
      : 'votre phase principale. Que faites-vous ?',
  declare: () => 'quelle autre unité attaque ?',
  aim: () => "qu'attaquent vos unités ?",
  berserk: ({ about }) =>
    `${said(about)} attaque-t-${genderOf(about) === 'f' ? 'elle' : 'il'} une seconde fois (Berserk) ?`,
  react: reaction,
  defend: (asked) => `${attack(asked)} : répondre avant de bloquer ?`,
  block: (asked) => `${attack(asked)} : qui bloque ?`,
  'block which': ({ about }) => `quel attaquant est bloqué par ${said(about)} ?`,
  'pre-fight': () => "avant l'affrontement : jouer un sort rapide ?",
  split: () => "plusieurs unités bloquent votre attaquant : laquelle subit d'abord des dégâts ?",
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'votre adversaire a joué une unité à la fin de votre tour : répondre ?'
      : 'votre adversaire finit son tour : répondre ?',
  discard: () => 'vous avez plus de neuf cartes : défaussez-en une.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)} avec ${said(self)} : répondre ?`
      : `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)} : répondre ?`,
  'after ambush': ({ self }) =>
    `votre adversaire arrête l'attaque de ${said(self)} par une Embuscade : répondre ?`,
  extra: ({ self, pay, keyword, lose, student }) => {
    const word = keywords[keyword] ?? keyword
    if (student) return `${said(self)} : épuiser une autre unité comme Élève (${word}) ?`
    return lose > 0
      ? `${said(self)} : perdre ${lose} de puissance maximale (${word}) ?`
      : `${said(self)} : payer ${pay} de plus (${word}) ?`
  },
  versatile: ({ self }) => `${said(self)} : pour vous-même ou sur l'une de vos unités ?`,
  plunder: () => 'Pillage : quelle carte de votre main est transformée ?',
  'plunder as': () => 'Pillage : en quel sceau ?',
  invoke: ({ self }) => `${said(self)} : laquelle de ces cartes piochez-vous ?`,
  bearer: ({ self }) => `sur quelle unité jouer ${said(self)} ?`,
  'make room': () => 'plus de place : quelle unité est tuée pour en faire ?',
  influence: ({ self }) => `${said(self)} : quelle influence gagnez-vous ?`,
  scout: ({ about }) =>
    about.is === 'card'
      ? `Reconnaissance : la première carte de votre deck est ${said(about)}.`
      : 'Reconnaissance : regardez la première carte de votre deck.',
  agenda: ({ self }) => `${said(self)} : quel sort du programme est joué ?`,
  select: ({ text }) => text,
  fork: ({ self }) => `${said(self)} : choisissez.`,
  consent: ({ self, text }) => (text === '' ? `${said(self)} : le faire ?` : `${said(self)} : ${text}`),
}
