import type { Catalogue } from '../../page/words.ts'

interface ToolsWords {
  readonly title: string
  readonly orders: string
  readonly ordersHint: string
  readonly passTurn: string
  readonly passUntouched: string
  readonly think: string
  readonly never: string
  readonly percent: (n: number) => string
  readonly eyes: string
  readonly eyesHint: string
  readonly lend: string
  readonly lendAgain: string
  /** Where the link is not known here any more. */
  readonly lentBefore: string
  readonly endLending: string
  readonly link: string
  readonly lentNoMore: string
  readonly deal: string
  readonly dealBefore: string
  readonly seal: string
  readonly dealChecked: string
  readonly dealWatched: string
  readonly dealWrong: (why: string) => string
  readonly dealOfCampaign: string
  readonly dealOpen: string
  readonly dealChecking: string
  readonly dealUnchecked: (why: string) => string
  readonly dealOtherCards: string
  readonly dealNotPlayed: (how: string) => string
  readonly viewsAgree: (compared: number, moments: number) => string
  readonly viewDiffers: (at: number) => string
  readonly viewOfOtherRelease: string
  readonly marks: string
  readonly marksHint: string
  readonly note: string
  readonly mark: string
  readonly markedBy: (by: string, at: number, text: string) => string
  readonly together: string
  readonly togetherHint: string
  readonly lead: string
  readonly stopLeading: string
  readonly follow: string
  readonly stopFollowing: string
  readonly ledBy: (name: string) => string
  readonly youLead: string
  readonly whatIf: string
  readonly endWhatIf: string
  readonly replay: string
  readonly replayHint: string
  readonly aboutGame: string
  readonly toCampaign: string
  readonly pointsAt: (name: string, option: string) => string
  readonly youPointAt: (option: string) => string
  readonly notChosen: (names: string) => string
  readonly point: string
  readonly pointing: string
  readonly pointHint: string
  readonly pointsElsewhere: (name: string) => string
}

export const toolsWords: Catalogue<ToolsWords> = {
  en: {
    title: 'Table',
    orders: 'Standing orders',
    ordersHint:
      'What you decide beforehand: the table answers for you in reaction windows, and takes as long as you would be given, so that nobody sees it.',
    passTurn: 'Let every window of this turn go by',
    passUntouched: 'Let windows go by until something of mine is touched',
    think: 'Press “think” by chance',
    never: 'never',
    percent: (n) => (n === 100 ? 'in every window' : `in ${n} of 100 windows`),
    eyes: 'Over my shoulder',
    eyesHint:
      'Whoever has the link sees what you see, your hand too, and can do nothing. You can end it at any time.',
    lend: 'Make a link',
    lendAgain: 'Make another link',
    lentBefore:
      'Whoever has the link that you made earlier sees what you see. It is not kept here; another one ends it.',
    endLending: 'End it',
    link: 'Link for looking over my shoulder',
    lentNoMore: 'Nobody looks over your shoulder any more.',
    deal: 'The deal',
    dealBefore:
      'Before anybody added chance, the server locked its own part away and showed this seal. Then every page added chance of its own. When the game is over, the part is opened: it must fit the seal, and the cards must come from all parts together.',
    seal: 'Seal',
    dealChecked:
      'Checked by this page: the server’s part fits the seal that was shown before, your part is in it, the seed of the record comes from all parts together, this browser deals the same cards with it, and the record plays to its end as it was kept. Nobody could choose the deal.',
    dealWatched:
      'Checked by this page, which added no part of its own: the server’s part fits the seal, the seed of the record comes from all parts together, this browser deals the same cards with it, and the record plays to its end as it was kept.',
    dealWrong: (why) => `This deal cannot be trusted: ${why}.`,
    dealOfCampaign:
      'The deal of a battle comes from the chance of its campaign, which was drawn when that was made.',
    dealOpen: 'It is checked here when the game is over.',
    dealChecking: 'It is being checked …',
    dealUnchecked: (why) => `It could not be checked: ${why}`,
    dealOtherCards: 'dealt in this browser, the game begins in another way than its record',
    dealNotPlayed: (how) =>
      `The server’s part fits the seal, and the record has the seed that comes from all parts; but it cannot be played again here: ${how}`,
    viewsAgree: (compared, moments) =>
      compared === 0
        ? 'This page kept nothing of what it was shown during play, so none of it was compared with the record.'
        : `What this page was shown during play was compared with the record and agrees: ${compared} of ${moments} ${moments === 1 ? 'moment' : 'moments'}.`,
    viewDiffers: (at) =>
      at === 0
        ? 'Before the first decision this page was shown something else than the record says.'
        : `At decision ${at} this page was shown something else than the record says.`,
    viewOfOtherRelease:
      'It was also put together in another way than here: perhaps the server was updated during the game.',
    marks: 'Bookmarks',
    marksHint: 'Remember this moment, to talk about it afterwards.',
    note: 'Note',
    mark: 'Mark this moment',
    markedBy: (by, at, text) => `${by}, after ${at} ${at === 1 ? 'answer' : 'answers'}: ${text}`,
    together: 'Look back together',
    togetherHint: 'One leads through the game, the others follow or look for themselves.',
    lead: 'Lead',
    stopLeading: 'Stop leading',
    follow: 'Follow whoever leads',
    stopFollowing: 'Look for myself',
    ledBy: (name) => `${name} leads through the game.`,
    youLead: 'You lead: the others see what you look at.',
    whatIf: 'What if: play on from here',
    endWhatIf: 'Back to the game as it was',
    replay: 'Link to this game',
    replayHint: 'Whoever has it can watch the game from its beginning, and play on from anywhere.',
    aboutGame: 'About this game',
    toCampaign: 'To the campaign',
    pointsAt: (name, option) => `${name} points at: ${option}`,
    youPointAt: (option) => `You point at: ${option}`,
    notChosen: (names) => `not chosen yet: ${names}`,
    point: 'Point',
    pointing: 'Point at what?',
    pointHint:
      'Choose a card or anything else on the table: everybody sees what you mean. Escape calls it off.',
    pointsElsewhere: (name) => `${name} points at something that you cannot see from here.`,
  },
  fr: {
    title: 'Table',
    orders: 'Ordres permanents',
    ordersHint:
      'Ce que vous décidez d’avance\u00a0: la table répond pour vous dans les fenêtres de réaction, et prend le temps que vous auriez eu, pour que personne ne le voie.',
    passTurn: 'Laisser passer toutes les fenêtres de ce tour',
    passUntouched: 'Laisser passer les fenêtres tant que rien de ce qui est à moi n’est touché',
    think: 'Demander à réfléchir au hasard',
    never: 'jamais',
    percent: (n) => (n === 100 ? 'dans chaque fenêtre' : `dans ${n} fenêtre${n < 2 ? '' : 's'} sur 100`),
    eyes: 'Par-dessus mon épaule',
    eyesHint:
      'Qui a le lien voit ce que vous voyez, votre main aussi, et ne peut rien faire. Vous pouvez y mettre fin à tout moment.',
    lend: 'Créer un lien',
    lendAgain: 'Créer un autre lien',
    lentBefore:
      'Qui a le lien que vous avez créé auparavant voit ce que vous voyez. Il n’est pas gardé ici\u202f; un autre y met fin.',
    endLending: 'Y mettre fin',
    link: 'Lien pour regarder par-dessus mon épaule',
    lentNoMore: 'Plus personne ne regarde par-dessus votre épaule.',
    deal: 'La donne',
    dealBefore:
      'Avant que quiconque ajoute du hasard, le serveur a mis sa part sous clef et a montré ce sceau. Puis chaque page a ajouté du hasard à elle. Quand la partie est finie, la part est ouverte\u00a0: elle doit correspondre au sceau, et les cartes doivent venir de toutes les parts ensemble.',
    seal: 'Sceau',
    dealChecked:
      'Vérifié par cette page\u00a0: la part du serveur correspond au sceau montré d’avance, votre part s’y trouve, la graine de l’enregistrement vient de toutes les parts ensemble, ce navigateur distribue avec elle les mêmes cartes, et l’enregistrement se rejoue jusqu’à la fin tel qu’il a été gardé. Personne n’a pu choisir la donne.',
    dealWatched:
      'Vérifié par cette page, qui n’a pas apporté de part\u00a0: la part du serveur correspond au sceau, la graine de l’enregistrement vient de toutes les parts ensemble, ce navigateur distribue avec elle les mêmes cartes, et l’enregistrement se rejoue jusqu’à la fin tel qu’il a été gardé.',
    dealWrong: (why) => `On ne peut pas se fier à cette donne\u00a0: ${why}.`,
    dealOfCampaign:
      'La donne d’une bataille vient du hasard de sa campagne, tiré quand celle-ci a été créée.',
    dealOpen: 'Elle est vérifiée ici quand la partie est finie.',
    dealChecking: 'Vérification en cours…',
    dealUnchecked: (why) => `Elle n’a pas pu être vérifiée\u00a0: ${why}`,
    dealOtherCards: 'distribuée dans ce navigateur, la partie commence autrement que son enregistrement',
    dealNotPlayed: (how) =>
      `La part du serveur correspond au sceau, et l’enregistrement a la graine qui vient de toutes les parts\u202f; mais on ne peut pas le rejouer ici\u00a0: ${how}`,
    viewsAgree: (compared, moments) =>
      compared === 0
        ? 'Cette page n’a rien gardé de ce qui lui a été montré pendant la partie\u00a0: rien n’en a été comparé à l’enregistrement.'
        : `Ce qui a été montré à cette page pendant la partie a été comparé à l’enregistrement et concorde\u00a0: ${compared} ${compared === 1 ? 'moment' : 'moments'} sur ${moments}.`,
    viewDiffers: (at) =>
      at === 0
        ? 'Avant la première décision, cette page a vu autre chose que ce que dit l’enregistrement.'
        : `À la décision ${at}, cette page a vu autre chose que ce que dit l’enregistrement.`,
    viewOfOtherRelease:
      'C’était aussi composé autrement qu’ici\u00a0: le serveur a peut-être été mis à jour pendant la partie.',
    marks: 'Signets',
    marksHint: 'Retenir ce moment, pour en parler après.',
    note: 'Note',
    mark: 'Marquer ce moment',
    markedBy: (by, at, text) => `${by}, après ${at} ${at < 2 ? 'réponse' : 'réponses'}\u00a0: ${text}`,
    together: 'Revoir ensemble',
    togetherHint: 'L’un guide à travers la partie, les autres suivent ou regardent par eux-mêmes.',
    lead: 'Guider',
    stopLeading: 'Ne plus guider',
    follow: 'Suivre le guide',
    stopFollowing: 'Regarder par moi-même',
    ledBy: (name) => `${name} guide la relecture.`,
    youLead: 'Vous guidez\u00a0: les autres voient ce que vous regardez.',
    whatIf: 'Et si\u00a0: jouer à partir d’ici',
    endWhatIf: 'Revenir à la partie telle qu’elle était',
    replay: 'Lien vers cette partie',
    replayHint: 'Qui l’a peut regarder la partie depuis son début, et continuer à jouer de partout.',
    aboutGame: 'À propos de cette partie',
    toCampaign: 'Aller à la campagne',
    pointsAt: (name, option) => `${name} montre\u00a0: ${option}`,
    youPointAt: (option) => `Vous montrez\u00a0: ${option}`,
    notChosen: (names) => `pas encore choisi\u00a0: ${names}`,
    point: 'Montrer',
    pointing: 'Montrer quoi\u00a0?',
    pointHint:
      'Choisissez une carte ou autre chose sur la table\u00a0: tout le monde voit ce que vous voulez dire. Échap annule.',
    pointsElsewhere: (name) => `${name} montre quelque chose que vous ne voyez pas d’ici.`,
  },
}
