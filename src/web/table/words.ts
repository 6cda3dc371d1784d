import type { Catalogue } from '../page/words.ts'

interface TableWords {
  readonly log: string
  readonly reel: Readonly<Record<'title' | 'skip', string>>
  readonly logSize: Readonly<Record<'open' | 'close', string>>
  readonly lookThen: string
  readonly whyNumber: string
  readonly theRule: string
  readonly undo: string
  readonly undoStops: Readonly<Record<'seen' | 'start', string>>
  readonly undoAnyway: string
  readonly undoSeen: string
  readonly tapping: Readonly<Record<'title' | 'shows' | 'acts', string>>
  readonly tookBack: string
  readonly endAnyway: (left: string) => string
  readonly really: (act: string) => string
  readonly fork: string
  readonly forkHere: string
  readonly home: string
  readonly link: string
  readonly linkToMoment: string
  readonly saveFile: string
  readonly copied: string
  /** The same of a game that is not over: a link holds all of it. */
  readonly copiedUnfinished: string
  readonly choices: string
  readonly allChoices: string
  readonly ledge: string
  readonly tools: string
  readonly phases: string
  /** Who is asked, before the question. */
  readonly before: (who: string) => string
  readonly thinking: string
  readonly back: string
  readonly replay: string
  readonly step: Readonly<Record<'first' | 'back' | 'on', string>>
  readonly speed: Readonly<Record<'label' | 'slow' | 'usual' | 'fast', string>>
  readonly seenBy: string
  readonly position: (at: number, last: number) => string
  readonly looking: string
  readonly damaged: string
  readonly missing: string
  readonly badLink: string
  readonly hint: string
  readonly noHint: string
  readonly chance: (percent: number) => string
  readonly keys: string
  readonly allKeys: readonly (readonly [key: string, meaning: string])[]
  readonly menu: string
  readonly close: string
  readonly understood: string
  readonly whyNot: string
  readonly finishFirst: string
  readonly noReason: string
  readonly end: Readonly<Record<'title' | 'won' | 'lost' | 'again' | 'replay' | 'look', string>>
  readonly sound: { readonly title: string; readonly value: (percent: number) => string }
  readonly motion: Readonly<Record<'title' | 'off' | 'fast' | 'normal', string>>
  readonly theme: Readonly<Record<'title' | 'dark' | 'light', string>>
  readonly language: string
  readonly credits: string
  readonly handOver: (seat: number) => string
  readonly handOverWhy: string
  readonly takeOver: (seat: number) => string
}

export const tableWords: Catalogue<TableWords> = {
  en: {
    log: 'Log',
    reel: { title: 'What happens', skip: 'Skip' },
    logSize: { open: 'Open the log', close: 'Close the log' },
    lookThen: 'Look at this moment',
    whyNumber: 'Where does this number come from?',
    theRule: 'The rule behind it',
    undo: 'Undo',
    undoStops: {
      seen: 'Something new has been seen since, or somebody else has answered. The menu can take it back if everybody agrees.',
      start: 'Nothing has been done yet.',
    },
    undoAnyway: 'Take it back (everybody agrees)',
    undoSeen:
      'Something new has been seen since. Undo once more takes it back all the same, and the log will say so.',
    tapping: { title: 'A tap on a card', shows: 'shows it', acts: 'plays it' },
    tookBack: 'Taken back after something new had been seen.',
    endAnyway: (left) => `End with ${left}?`,
    really: (act) => `${act}: really?`,
    fork: 'Try another line from here',
    forkHere: 'Play on from here',
    home: 'Home',
    link: 'Copy link to this game',
    linkToMoment: 'Copy link to this moment',
    saveFile: 'Save as a file',
    copied: 'The link is copied.',
    copiedUnfinished: 'The link is copied. The game is not over: whoever opens it can look at hidden cards.',
    choices: 'Answers',
    allChoices: 'All answers',
    ledge: 'Your decision',
    tools: 'Tools',
    phases: 'Phases of the turn',
    before: (who) => `${who}: `,
    thinking: 'The other player is thinking …',
    back: 'Back to the present',
    replay: 'Replay',
    step: { first: 'To the beginning', back: 'One step back', on: 'One step on' },
    speed: { label: 'Speed', slow: 'Slow', usual: 'Usual', fast: 'Fast' },
    seenBy: 'Seen by',
    position: (at, last) => `Decision ${at} of ${last}`,
    looking: 'You are looking at the past',
    damaged: 'This saved game is damaged. It was put aside; your other games are untouched.',
    missing: 'There is no such game in this browser.',
    badLink: 'This link is damaged: no game can be read from it.',
    hint: 'Hint',
    noHint: 'There is no hint for this decision.',
    chance: (percent) => `${percent} % to win.`,
    keys: 'Keys',
    allKeys: [
      ['1 – 0', 'Give the answer with this number'],
      ['G B C F', 'Play all gems, buy a card, gain a charge, focus a breach'],
      ['P', 'Prep all spells'],
      ['O A S E', 'Open a breach, use the ability or attack with all, cast all spells, end'],
      ['Enter', 'What the button with this sign says'],
      ['Space', 'Press the card that has the focus'],
      ['Esc', 'Decline, close what lies on top, or take back the card that asks'],
      ['U', 'Undo, back to the last thing that was revealed'],
      ['H', 'Ask for a hint'],
      ['W', 'Why not? On something that cannot be chosen now'],
      ['L', 'Open and close the log'],
      ['M', 'Menu: replay, links, settings'],
      ['Tab', 'Walk over everything on the table; a card shows its words'],
      ['?', 'These keys'],
    ],
    menu: 'Menu',
    close: 'Close',
    understood: 'Got it',
    whyNot: 'why not?',
    finishFirst: 'First confirm or cancel what you have begun.',
    noReason: 'The rules do not offer this now.',
    end: {
      title: 'The game is over',
      won: 'Victory',
      lost: 'Defeat',
      again: 'Play again',
      replay: 'Watch the replay',
      look: 'Look at the table',
    },
    sound: { title: 'Sound', value: (percent) => (percent === 0 ? 'off' : `${percent} %`) },
    motion: { title: 'Motion', off: 'Off', fast: 'Fast', normal: 'Normal' },
    theme: { title: 'Theme', dark: 'Basalt', light: 'Limestone' },
    language: 'Language',
    credits: 'Card pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.',
    handOver: (seat) => `Pass the screen to player ${seat + 1}`,
    handOverWhy: 'Both hands stay covered until then.',
    takeOver: (seat) => `I am player ${seat + 1}`,
  },
  fr: {
    log: 'Journal',
    reel: { title: 'Ce qui se passe', skip: 'Passer la scène' },
    logSize: { open: 'Ouvrir le journal', close: 'Fermer le journal' },
    lookThen: 'Voir ce moment',
    whyNumber: 'D’où vient ce nombre ?',
    theRule: 'La règle en cause',
    undo: 'Annuler',
    undoStops: {
      seen: 'Depuis, quelque chose de nouveau a été vu ou quelqu’un d’autre a répondu. Le menu permet de revenir si tout le monde est d’accord.',
      start: 'Rien n’a encore été fait.',
    },
    undoAnyway: 'Revenir en arrière (tous d’accord)',
    undoSeen:
      'Quelque chose de nouveau a été vu depuis. Annulez encore une fois pour revenir quand même ; le journal le dira.',
    tapping: { title: 'Toucher une carte', shows: 'la montre', acts: 'la joue' },
    tookBack: 'Annulé après avoir vu quelque chose de nouveau.',
    endAnyway: (left) => `Terminer avec ${left}\u202f?`,
    really: (act) => `${act} : vraiment ?`,
    fork: 'Essayer une autre suite d’ici',
    forkHere: 'Rejouer à partir d’ici',
    home: 'Accueil',
    link: 'Copier le lien de cette partie',
    linkToMoment: 'Copier le lien de ce moment',
    saveFile: 'Enregistrer dans un fichier',
    copied: 'Le lien est copié.',
    copiedUnfinished:
      'Le lien est copié. La partie n’est pas finie : qui l’ouvre peut voir les cartes cachées.',
    choices: 'Réponses',
    allChoices: 'Toutes les réponses',
    ledge: 'Votre décision',
    tools: 'Outils',
    phases: 'Phases du tour',
    before: (who) => `${who}\u00a0: `,
    thinking: 'L’autre joueur réfléchit…',
    back: 'Revenir au présent',
    replay: 'Relecture',
    step: { first: 'Au début', back: 'Un pas en arrière', on: 'Un pas en avant' },
    speed: { label: 'Vitesse', slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
    seenBy: 'Vu par',
    position: (at, last) => `Décision ${at} sur ${last}`,
    looking: 'Vous regardez le passé',
    damaged: 'Cette sauvegarde est abîmée. Elle a été mise de côté ; vos autres parties sont intactes.',
    missing: 'Cette partie n’est pas dans ce navigateur.',
    badLink: 'Ce lien est abîmé : on ne peut y lire aucune partie.',
    hint: 'Conseil',
    noHint: 'Il n’y a pas de conseil pour cette décision.',
    chance: (percent) => `${percent} % de chances de gagner.`,
    keys: 'Touches',
    allKeys: [
      ['1 – 0', 'Donner la réponse qui porte ce numéro'],
      ['G B C F', 'Jouer toutes les gemmes, acquérir une carte, gagner une charge, stabiliser une brèche'],
      ['P', 'Préparer tous les sorts'],
      [
        'O A S E',
        'Ouvrir une brèche, utiliser la capacité ou attaquer avec toutes, lancer tous les sorts, terminer',
      ],
      ['Entrée', 'Ce que dit le bouton qui porte ce signe'],
      ['Espace', 'Appuyer sur la carte qui a le focus'],
      ['Échap', 'Décliner, fermer ce qui est au-dessus, ou reprendre la carte qui demande'],
      ['U', 'Annuler, jusqu’à la dernière chose révélée'],
      ['H', 'Demander un conseil'],
      ['W', 'Pourquoi ? Sur ce qui ne peut être choisi maintenant'],
      ['L', 'Ouvrir et fermer le journal'],
      ['M', 'Menu : relecture, liens, réglages'],
      ['Tab', 'Parcourir toute la table ; une carte montre son texte'],
      ['?', 'Ces touches'],
    ],
    menu: 'Menu',
    close: 'Fermer',
    understood: 'Compris',
    whyNot: 'pourquoi ?',
    finishFirst: 'Confirmez ou annulez d’abord ce que vous avez commencé.',
    noReason: 'Les règles ne l’offrent pas maintenant.',
    end: {
      title: 'La partie est terminée',
      won: 'Victoire',
      lost: 'Défaite',
      again: 'Rejouer',
      replay: 'Revoir la partie',
      look: 'Regarder la table',
    },
    sound: { title: 'Son', value: (percent) => (percent === 0 ? 'coupé' : `${percent} %`) },
    motion: { title: 'Animations', off: 'Aucune', fast: 'Rapides', normal: 'Normales' },
    theme: { title: 'Thème', dark: 'Basalte', light: 'Calcaire' },
    language: 'Langue',
    credits: 'Images des cartes : game-icons.net par Lorc, Delapouite et contributeurs, CC BY 3.0.',
    handOver: (seat) => `Passez l’écran au joueur ${seat + 1}`,
    handOverWhy: 'Les deux mains restent couvertes jusque-là.',
    takeOver: (seat) => `Je suis le joueur ${seat + 1}`,
  },
}
