import type { Catalogue } from '../../page/words.ts'

interface RepeatWords {
  readonly title: string
  readonly hint: string
  readonly same: string
  readonly sides: string
  readonly wantSame: (names: string, several: boolean) => string
  readonly wantSides: (names: string, several: boolean) => string
  readonly youWould: string
  readonly room: string
  readonly verdict: string
}

/** What is said about playing the same deal once more. */
export const repeatWords: Catalogue<RepeatWords> = {
  en: {
    title: 'The same deal again',
    hint: 'The same cards in the same order, when all choose the same here. Everybody knows them from this game.',
    same: 'Same deal, same seats',
    sides: 'Same deal, sides changed',
    wantSame: (names) => `${names} would like the same deal again, all on the same seats.`,
    wantSides: (names) => `${names} would like the same deal again with the sides changed.`,
    youWould: 'You have said so; the others are asked.',
    room: 'The deal of an earlier game is played here once more: whoever has played or seen that one knows the cards. What is played stays as it was.',
    verdict:
      'This table played the deal of an earlier game once more. Its seed was known beforehand to whoever had played or seen that one, so this proves only that it is the deal of the earlier game. Checked by this page: the parts of that deal fit its seal and give the seed of this record, this browser deals the same cards with it, and the record plays to its end as it was kept.',
  },
  fr: {
    title: 'Rejouer la même donne',
    hint: 'Les mêmes cartes dans le même ordre, quand tous choisissent ici la même chose. Tout le monde les connaît depuis cette partie.',
    same: 'Même donne, mêmes places',
    sides: 'Même donne, places échangées',
    wantSame: (names, several) =>
      `${names} ${several ? 'voudraient' : 'voudrait'} rejouer la même donne, chacun à la même place.`,
    wantSides: (names, several) =>
      `${names} ${several ? 'voudraient' : 'voudrait'} rejouer la même donne en échangeant les places.`,
    youWould: 'Vous l’avez dit\u202f; les autres sont consultés.',
    room: 'Ici on rejoue la donne d’une partie précédente\u00a0: qui l’a jouée ou vue connaît les cartes. Ce qui se joue reste comme avant.',
    verdict:
      'Cette table a rejoué la donne d’une partie précédente. Sa graine était connue d’avance de qui l’avait jouée ou vue\u202f; ceci prouve donc seulement que c’est la donne de la partie précédente. Vérifié par cette page\u00a0: les parts de cette donne correspondent à son sceau et donnent la graine de cet enregistrement, ce navigateur distribue avec elle les mêmes cartes, et l’enregistrement se joue jusqu’au bout comme il a été gardé.',
  },
}
