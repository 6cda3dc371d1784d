import type { TypedCommand } from './typed-command.ts'

/** Of a table before the game. */
export const PREPARING = {
  bring: {
    typed: ['bring', 'apporter'],
    more: true,
    says: [],
    en: [
      'bring WHAT',
      'before the game: your mage, or your deck by its name, its code or @FILE; bring alone says who brings what',
    ],
    fr: [
      'apporter QUOI',
      'avant la partie\u00a0: votre mage, ou votre deck par son nom, son code ou @FICHIER\u202f; apporter seul dit qui apporte quoi',
    ],
  },
  seat: {
    typed: ['seat', 'place'],
    more: true,
    says: [],
    en: [
      'seat N WHO',
      'as host before the game, who has seat N: open, me, bot, bot easy, bot strong; or closed, for one player fewer',
    ],
    fr: [
      'place N QUI',
      'comme hôte avant la partie, qui a la place N\u00a0: libre, moi, robot, robot facile, robot fort\u202f; ou fermée, pour un joueur de moins',
    ],
  },
  remove: {
    typed: ['remove', 'retirer'],
    more: true,
    says: [],
    en: ['remove N', 'as host before the game, whoever sits on seat N leaves the table'],
    fr: ['retirer N', 'comme hôte avant la partie, retirer de la table qui est assis à la place N'],
  },
  set: {
    typed: ['set', 'régler'],
    more: true,
    says: [],
    en: [
      'set [FLAGS]',
      'before the game: what is played and how; as host with flags, as of cardwright host: set --difficulty expert --pace days',
    ],
    fr: [
      'régler [OPTIONS]',
      'avant la partie\u00a0: ce qui se joue et comment\u202f; comme hôte avec des options, celles de cardwright host\u00a0: régler --difficulty expert --pace days',
    ],
  },
  invite: {
    typed: ['invite', 'inviter'],
    more: true,
    says: [],
    en: [
      'invite [new]',
      'the link for friends; invite new another one, while the old one ends; invite no none',
    ],
    fr: [
      'inviter [nouveau]',
      'le lien pour les amis\u202f; inviter nouveau en fait un autre, et l’ancien ne vaut plus\u202f; inviter non, aucun',
    ],
  },
  ready: {
    typed: ['r'],
    says: [],
    en: ['r', 'before the game: ready, or not any more'],
    fr: ['r', 'avant la partie\u00a0: prêt, ou plus prêt'],
  },
} satisfies Readonly<Record<string, TypedCommand>>
