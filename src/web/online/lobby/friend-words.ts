import type { Catalogue } from '../../page/words.ts'

interface FriendWords {
  readonly title: string
  readonly hint: string
  readonly seen: string
  readonly unseen: string
  readonly change: string
  readonly setting: string
  readonly settingHint: string
  readonly here: string
  readonly wasHere: (when: string) => string
  readonly atYours: (table: string) => string
  readonly waitsAt: (table: string) => string
  readonly playsAt: (table: string) => string
  readonly invite: string
  readonly inviteOne: (name: string) => string
  readonly which: (name: string) => string
  readonly waitingTable: (table: string) => string
  readonly newTable: (game: string) => string
}

/** What is said of people whom one has played with. */
export const friendWords: Catalogue<FriendWords> = {
  en: {
    title: 'Friends',
    hint: 'Whom you have played with lately.',
    seen: 'They see when you are here, too.',
    unseen: 'They are not told when you are here.',
    change: 'Change this',
    setting: 'Those I have played with see when I am here',
    settingHint: 'Nobody is told at which table: only listed tables are seen by others.',
    here: 'here now',
    wasHere: (when) => `was here ${when}`,
    atYours: (table) => `at a table with you: ${table}`,
    waitsAt: (table) => `waits at ${table}`,
    playsAt: (table) => `plays ${table}`,
    invite: 'Invite',
    inviteOne: (name) => `Invite ${name}`,
    which: (name) => `You get a link to send to ${name}. To which table?`,
    waitingTable: (table) => `The one that waits: ${table}`,
    newTable: (game) => `New: ${game}`,
  },
  fr: {
    title: 'Amis',
    hint: 'Avec qui vous avez joué récemment.',
    seen: 'Eux aussi voient quand vous êtes là.',
    unseen: 'On ne leur dit pas quand vous êtes là.',
    change: 'Changer cela',
    setting: 'Les personnes avec qui j’ai joué voient quand je suis là',
    settingHint: 'Personne n’apprend à quelle table\u00a0: les autres ne voient que les tables affichées.',
    here: 'ici en ce moment',
    wasHere: (when) => `était là ${when}`,
    atYours: (table) => `à une table avec vous\u00a0: ${table}`,
    waitsAt: (table) => `attend à la table ${table}`,
    playsAt: (table) => `joue à la table ${table}`,
    invite: 'Inviter',
    inviteOne: (name) => `Inviter ${name}`,
    which: (name) => `Vous aurez un lien à envoyer à ${name}. Vers quelle table\u202f?`,
    waitingTable: (table) => `Celle qui attend\u00a0: ${table}`,
    newTable: (game) => `Nouvelle\u00a0: ${game}`,
  },
}
