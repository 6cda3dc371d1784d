import type { Lang } from '../../../language/face.ts'
import type { CheckedWith } from '../../../table/deal.ts'

/** What a terminal says about the deal of a game that is over. */
interface VerdictWords extends Readonly<Record<CheckedWith, string>> {
  readonly wrong: (why: string) => string
  readonly notPlayed: (how: string) => string
  readonly viewsAgree: (compared: number, moments: number) => string
  readonly viewDiffers: (at: number) => string
  readonly viewOfOtherRelease: string
}

export const verdictWords: Readonly<Record<Lang, VerdictWords>> = {
  en: {
    own: 'The deal was checked here: the server’s part fits the seal that was shown before, your part is in it, the cards come from all parts together, and the record plays to its end as it was kept. Nobody could choose the deal.',
    first:
      'The deal was checked here, without a part of your own: the server’s part fits the seal, the cards come from all parts together, and the record plays to its end as it was kept.',
    repeated:
      'This was the deal of an earlier game, and its seed was known to whoever had played or seen that one. Checked here: the parts of that deal fit its seal and give these cards, and the record plays to its end as it was kept.',
    campaign:
      'The deal of a battle comes from the chance of its campaign, which was drawn when that was made.',
    wrong: (why) => `This deal cannot be trusted: ${why}.`,
    notPlayed: (how) =>
      `The server’s part fits the seal, and the record has the seed that comes from all parts; but it cannot be played again here: ${how}`,
    viewsAgree: (compared, moments) =>
      compared === 0
        ? 'Nothing was shown here during play that could be compared with the record.'
        : `What was shown here during play was compared with the record and agrees: ${compared} of ${moments} ${moments === 1 ? 'moment' : 'moments'}.`,
    viewDiffers: (at) =>
      at === 0
        ? 'Before the first decision this terminal was shown something else than the record says.'
        : `At decision ${at} this terminal was shown something else than the record says.`,
    viewOfOtherRelease:
      'It was also put together in another way than here: perhaps the server has another release.',
  },
  fr: {
    own: 'La donne a été vérifiée ici\u00a0: la part du serveur correspond au sceau montré d’avance, votre part s’y trouve, les cartes viennent de toutes les parts ensemble, et l’enregistrement se rejoue jusqu’à la fin tel qu’il a été gardé. Personne n’a pu choisir la donne.',
    first:
      'La donne a été vérifiée ici, sans part venant de vous\u00a0: la part du serveur correspond au sceau, les cartes viennent de toutes les parts ensemble, et l’enregistrement se rejoue jusqu’à la fin tel qu’il a été gardé.',
    repeated:
      'C’était la donne d’une partie précédente, et sa graine était connue de qui l’avait jouée ou vue. Vérifié ici\u00a0: les parts de cette donne correspondent à son sceau et donnent ces cartes, et l’enregistrement se rejoue jusqu’à la fin tel qu’il a été gardé.',
    campaign: 'La donne d’une bataille vient du hasard de sa campagne, tiré quand celle-ci a été créée.',
    wrong: (why) => `On ne peut pas se fier à cette donne\u00a0: ${why}.`,
    notPlayed: (how) =>
      `La part du serveur correspond au sceau, et l’enregistrement a la graine qui vient de toutes les parts\u202f; mais on ne peut pas le rejouer ici\u00a0: ${how}`,
    viewsAgree: (compared, moments) =>
      compared === 0
        ? 'Rien de ce qui a été montré ici pendant la partie ne pouvait être comparé à l’enregistrement.'
        : `Ce qui a été montré ici pendant la partie a été comparé à l’enregistrement et concorde\u00a0: ${compared} ${compared === 1 ? 'moment' : 'moments'} sur ${moments}.`,
    viewDiffers: (at) =>
      at === 0
        ? 'Avant la première décision, ce terminal a vu autre chose que ce que dit l’enregistrement.'
        : `À la décision ${at}, ce terminal a vu autre chose que ce que dit l’enregistrement.`,
    viewOfOtherRelease:
      'C’était aussi composé autrement qu’ici\u00a0: le serveur a peut-être une autre version.',
  },
}
