import type { Lang } from '../../language/face.ts'
import type { CommandName } from '../../table/wire/commands.ts'

interface TypedCommand {
  /** What is typed first, in either language; whoever plays in one may type the other. */
  readonly typed: readonly string[]
  /** Something may follow. */
  readonly more?: true
  /** What of the wire it says; some things are asked of the server beside the table. */
  readonly says: readonly CommandName[]
  /** How it is typed and what it does, as the help says it; none where another line says it, too. */
  readonly en?: readonly [typed: string, does: string]
  readonly fr?: readonly [typed: string, does: string]
}

/** Everything that can be typed at an online table, in the order of the help. */
const COMMANDS = {
  answer: {
    typed: [],
    says: ['a'],
    en: ['a number', 'choose that option'],
    fr: ['un numéro', 'choisir cette option'],
  },
  board: {
    typed: ['', 'b'],
    says: ['board'],
    en: ['b', 'show the table again'],
    fr: ['b', 'revoir la table'],
  },
  log: {
    typed: ['l'],
    says: [],
    en: ['l', 'show the log of the game; lines with a number before them have reasons'],
    fr: ['l', 'revoir le journal de la partie\u202f; les lignes précédées d’un numéro ont leurs raisons'],
  },
  sum: {
    typed: ['sum', 'somme'],
    more: true,
    says: ['sum'],
    en: ['sum N', 'how the numbers in line N of the log came about'],
    fr: ['somme N', 'd’où viennent les nombres de la ligne N du journal'],
  },
  look: {
    typed: ['look', 'voir'],
    more: true,
    says: ['board', 'lead'],
    en: [
      'look N',
      'the table as it was after N answers; look + and look - go on from there, look comes back',
    ],
    fr: ['voir N', 'la table après N réponses\u202f; voir + et voir - continuent de là, voir seul revient'],
  },
  undo: {
    typed: ['u'],
    says: ['undo'],
    en: ['u', 'take back the last choice (as long as nothing new was seen and nobody else has chosen)'],
    fr: [
      'u',
      'reprendre le dernier choix (tant que rien de nouveau n’a été vu et que personne d’autre n’a choisi)',
    ],
  },
  undoAgreed: {
    typed: ['u!'],
    says: ['undo'],
    en: ['u!', 'ask the others to take it back all the same'],
    fr: ['u!', 'demander aux autres de le reprendre quand même'],
  },
  agree: {
    typed: ['y', 'yes', 'o', 'oui'],
    says: ['vote', 'close'],
    en: ['y, n', 'agree or not, when somebody asks that'],
    fr: ['o, n', 'être d’accord ou non, quand quelqu’un le demande'],
  },
  refuse: {
    typed: ['n', 'no', 'non'],
    says: ['vote', 'close'],
  },
  point: {
    typed: ['point', 'montrer'],
    more: true,
    says: ['point'],
    en: ['point N', 'show the others option N of a question to all, without answering'],
    fr: ['montrer N', 'montrer aux autres l’option N d’une question à tous, sans répondre'],
  },
  tip: {
    typed: ['t'],
    says: ['hint'],
    en: ['t', 'a tip: what a strong player would do here, and why'],
    fr: ['t', 'un conseil\u00a0: ce que ferait un joueur fort, et pourquoi'],
  },
  why: {
    typed: ['w', 'why'],
    more: true,
    says: ['why'],
    en: ['w MOVE', 'why not? For example: w gain jade, w play torch'],
    fr: ['w COUP', 'pourquoi pas\u202f? Par exemple\u00a0: w acquérir jade, w jouer torche'],
  },
  say: {
    typed: ['say', 'dire'],
    more: true,
    says: ['say'],
    en: ['say TEXT', 'say something to everybody'],
    fr: ['dire TEXTE', 'dire quelque chose à tous'],
  },
  phrase: {
    typed: ['p'],
    more: true,
    says: ['say'],
    en: ['p [N]', 'say one of the phrases, which each reads in her own language; p alone lists them'],
    fr: ['p [N]', 'dire l’une des phrases, que chacun lit dans sa langue\u202f; p seul en donne la liste'],
  },
  mute: {
    typed: ['mute', 'muet'],
    more: true,
    says: ['listen'],
    en: [
      'mute WHO',
      'do not hear seat number WHO, all, or watchers; hear WHO takes that back. It is kept with you',
    ],
    fr: [
      'muet QUI',
      'ne plus entendre la place numéro QUI, tous, ou public\u202f; entendre QUI y met fin. C’est gardé avec vous',
    ],
  },
  unmute: {
    typed: ['hear', 'entendre'],
    more: true,
    says: ['listen'],
  },
  offer: {
    typed: ['offer', 'proposer'],
    says: [],
    en: ['offer', 'after the game: its deal for other friends, at another table; prints the link'],
    fr: [
      'proposer',
      'après la partie\u00a0: la même donne pour d’autres amis, à une autre table\u202f; donne le lien',
    ],
  },
  fault: {
    typed: ['bug'],
    says: [],
    en: [
      'bug',
      'a link to the moment you look at, for whoever looks after the game; it opens when the game is over',
    ],
    fr: [
      'bug',
      'un lien vers le moment regardé, pour qui s’occupe du jeu\u202f; il s’ouvre une fois la partie finie',
    ],
  },
  report: {
    typed: ['report', 'signaler'],
    more: true,
    says: [],
    en: [
      'report N WHY',
      'tell whoever runs the server of whoever sits on seat N, and do not hear that person any more',
    ],
    fr: [
      'signaler N POURQUOI',
      'dire à qui tient le serveur ce qu’il en est de la personne à la place N, et ne plus l’entendre',
    ],
  },
  pass: {
    typed: ['pass', 'passer'],
    says: ['order'],
    en: ['pass', 'let the reaction windows of this turn go by; pass! until something of yours is touched'],
    fr: [
      'passer',
      'laisser passer les fenêtres de réaction de ce tour\u202f; passer! jusqu’à ce que quelque chose à vous soit touché',
    ],
  },
  passUntouched: {
    typed: ['pass!', 'passer!'],
    says: ['order'],
  },
  when: {
    typed: ['when', 'quand'],
    more: true,
    says: ['order'],
    en: [
      'when [N M]',
      'answer a spell on thing N with card M of your hand; when alone lists both and your orders',
    ],
    fr: [
      'quand [N M]',
      'répondre à un sort sur la chose N par la carte M de votre main\u202f; quand seul en donne les listes, avec vos ordres',
    ],
  },
  forget: {
    typed: ['forget', 'oublier'],
    more: true,
    says: ['order'],
    en: ['forget N', 'take back standing order N'],
    fr: ['oublier N', 'reprendre l’ordre permanent N'],
  },
  ask: {
    typed: ['ask', 'demander'],
    says: ['order'],
    en: ['ask', 'always be asked: no standing orders'],
    fr: ['demander', 'qu’on vous demande toujours\u00a0: plus d’ordres permanents'],
  },
  think: {
    typed: ['think', 'réfléchir'],
    more: true,
    says: ['think', 'order'],
    en: [
      'think [N]',
      'ten seconds more in a window that closes by itself, from your time; with N, in N of 100 windows by chance',
    ],
    fr: [
      'réfléchir [N]',
      'dix secondes de plus dans une fenêtre qui se ferme d’elle-même, prises sur votre temps\u202f; avec N, au hasard dans N fenêtres sur 100',
    ],
  },
  mark: {
    typed: ['mark', 'signet'],
    more: true,
    says: ['mark'],
    en: [
      'mark [TEXT]',
      'keep a bookmark of this moment; mark alone lists them, mark - takes away the one here',
    ],
    fr: [
      'signet [TEXTE]',
      'garder un signet de ce moment\u202f; signet seul en donne la liste, signet - retire celui d’ici',
    ],
  },
  eyes: {
    typed: ['eyes', 'yeux'],
    more: true,
    says: ['eyes', 'lead'],
    en: ['eyes N', 'look through the eyes of seat N: another of yours, or any where hands lie open to you'],
    fr: [
      'yeux N',
      'regarder par les yeux de la place N\u00a0: une autre à vous, ou toute place dont la main vous est ouverte',
    ],
  },
  lend: {
    typed: ['lend', 'prêter'],
    more: true,
    says: ['show'],
    en: ['lend [no]', 'a link with which somebody sees what you see, your hand too; lend no ends that'],
    fr: [
      'prêter [non]',
      'un lien par lequel quelqu’un voit ce que vous voyez, votre main aussi\u202f; prêter non y met fin',
    ],
  },
  bot: {
    typed: ['bot', 'robot'],
    more: true,
    says: ['stand-in'],
    en: [
      'bot N',
      'let a bot play seat N, whose player has been away for a minute and a half; or your own, where all play together',
    ],
    fr: [
      'robot N',
      'laisser un robot jouer la place N, dont le joueur est absent depuis une minute et demie\u202f; ou la vôtre, quand tous jouent ensemble',
    ],
  },
  back: {
    typed: ['back', 'reprendre'],
    says: ['stand-in'],
    en: ['back', 'play again yourself, where a bot plays for you'],
    fr: ['reprendre', 'rejouer soi-même, quand un robot joue à votre place'],
  },
  holiday: {
    typed: ['holiday', 'vacances'],
    more: true,
    says: [],
    en: [
      'holiday [N]',
      'N days in which your time stands still in games of days; 0 when you are back, holiday alone says what is left',
    ],
    fr: [
      'vacances [N]',
      'N jours pendant lesquels votre temps s’arrête dans les parties au fil des jours\u202f; 0 au retour, vacances seul dit ce qu’il en reste',
    ],
  },
  concede: {
    typed: ['concede', 'abandonner'],
    says: ['act'],
    en: ['concede', 'give up the game, where the game knows that'],
    fr: ['abandonner', 'abandonner la partie, si le jeu le permet'],
  },
  close: {
    typed: ['close', 'fermer'],
    more: true,
    says: ['close'],
    en: [
      'close [no]',
      'end the game here, as soon as everybody wants that; close no: play on after all. Before the game the host closes the table',
    ],
    fr: [
      'fermer [non]',
      'arrêter la partie ici, dès que tous le veulent\u202f; fermer non\u00a0: continuer finalement. Avant la partie, l’hôte ferme la table',
    ],
  },
  again: {
    typed: ['again', 'encore'],
    more: true,
    says: ['rematch', 'repeat'],
    en: [
      'again',
      'play again, once the game is over; again same the same deal, again sides with the sides changed',
    ],
    fr: [
      'encore',
      'rejouer, une fois la partie finie\u202f; encore pareil la même donne, encore inverse en échangeant les places',
    ],
  },
  lead: {
    typed: ['lead', 'guider'],
    says: ['lead'],
    en: [
      'lead',
      'once the game is over: show the others what you look at, from its beginning; lead again ends that',
    ],
    fr: [
      'guider',
      'une fois la partie finie\u00a0: montrer aux autres ce que vous regardez, depuis son début\u202f; guider de nouveau y met fin',
    ],
  },
  follow: {
    typed: ['follow', 'suivre'],
    says: [],
    en: ['follow', 'see what somebody else leads through; follow again ends that'],
    fr: ['suivre', 'voir ce qu’un autre montre\u202f; suivre de nouveau y met fin'],
  },
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
  help: {
    typed: ['h', '?'],
    says: [],
    en: ['h', 'this list'],
    fr: ['h', 'cette liste'],
  },
  quit: {
    typed: ['q'],
    says: [],
    en: ['q', 'leave; the seat stays yours, the same command comes back to it'],
    fr: ['q', 'quitter\u202f; la place reste à vous, la même commande y ramène'],
  },
} satisfies Readonly<Record<string, TypedCommand>>

export type TypedName = keyof typeof COMMANDS

export const TYPED_COMMANDS: Readonly<Record<TypedName, TypedCommand>> = COMMANDS

/** What of the wire cannot be typed, and why nobody at a terminal lacks it. */
export const UNTYPED: Readonly<Partial<Record<CommandName, string>>> = {
  f: 'one press on the page answers several questions; a terminal answers each by its number',
  lang: '--lang says it when the terminal sits down',
  look: 'a moment as data; look of the terminal asks for the table as lines, with board',
  numbers:
    'something on the page is pressed; the lines of the table have their numbers, and sum tells reasons',
  p: 'the line says it by itself',
}

const isName = (name: string): name is TypedName => Object.hasOwn(COMMANDS, name)
const NAMES = Object.keys(COMMANDS).filter(isName)

/** What a line means; null for what nobody can do here. */
export function readTyped(line: string): { readonly name: TypedName; readonly more: string } | null {
  const text = line.trim()
  if (/^\d+$/.test(text)) return { name: 'answer', more: text }
  const [first = ''] = text.split(/\s+/)
  const more = text.slice(first.length).trim()
  const name = NAMES.find((each) => TYPED_COMMANDS[each].typed.includes(first))
  if (name === undefined || (more !== '' && TYPED_COMMANDS[name].more !== true)) return null
  return { name, more }
}

/** All that can be typed, a line each. */
export function helpIn(lang: Lang): string {
  const lines = NAMES.map((name) => TYPED_COMMANDS[name][lang]).filter((line) => line !== undefined)
  const width = Math.max(...lines.map(([typed]) => typed.length)) + 2
  return lines.map(([typed, does]) => typed.padEnd(width) + does).join('\n')
}
