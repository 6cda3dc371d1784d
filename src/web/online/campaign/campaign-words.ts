import { USUAL_TITLE } from '../../../campaign/online.ts'
import { lang } from '../../page/settings.ts'
import type { Catalogue } from '../../page/words.ts'

interface CampaignWords {
  readonly heading: string
  readonly make: string
  readonly makeHint: string
  readonly title: string
  readonly usualTitle: string
  readonly pace: string
  readonly paces: Readonly<Record<'relaxed' | 'days', string>>
  readonly mages: string
  readonly mage: (n: number) => string
  readonly who: (mage: string) => string
  readonly me: string
  readonly open: string
  readonly bot: string
  readonly begin: string
  readonly bring: string
  readonly bringHint: string
  readonly invited: (title: string) => string
  readonly take: (mage: string) => string
  readonly party: string
  readonly free: string
  readonly remove: (name: string) => string
  readonly removeHint: (name: string, mage: string) => string
  readonly keep: (name: string) => string
  readonly removed: string
  readonly wants: (what: string) => string
  readonly thinks: string
  readonly chooses: (name: string, mage: string) => string
  readonly together: string
  readonly withdraw: string
  readonly reads: string
  readonly waitsForYou: string
  readonly waitsFor: (names: string) => string
  readonly fight: string
  readonly toBattle: string
  readonly seatsFirst: string
  readonly begun: string
  readonly export: string
  readonly exportHint: string
  readonly exported: (n: number) => string
  readonly battles: (n: number) => string
  readonly over: string
  readonly somebody: string
  readonly withFriends: string
}

export const onlineCampaignWords: Catalogue<CampaignWords> = {
  en: {
    heading: 'Campaigns with others',
    make: 'A campaign with friends',
    makeHint:
      'Legacy, from battle to battle, with people who are never in one room: each plays a mage, all choose between the battles. It is kept here, and begins at once; friends come by a link.',
    title: 'Title',
    usualTitle: USUAL_TITLE.en,
    pace: 'Pace',
    paces: { relaxed: 'relaxed: whenever all are here', days: 'days: each answers when she has time' },
    mages: 'Mages',
    mage: (n) => `Name of mage ${n}`,
    who: (mage) => `Who plays ${mage}?`,
    me: 'me',
    open: 'a friend',
    bot: 'a bot',
    begin: 'Begin the campaign',
    bring: 'Go on with a campaign from a file',
    bringHint:
      'An exported campaign goes on here with friends. A battle that was interrupted is fought anew.',
    invited: (title) => `You are invited to the campaign “${title}”.`,
    take: (mage) => `Play ${mage}`,
    party: 'The party',
    free: 'nobody yet',
    remove: (name) => `Remove ${name} from the campaign`,
    removeHint: (name, mage) =>
      `${name} will no longer play ${mage}, and the present link for friends ends. The mage stays as it is, for somebody else or a bot.`,
    keep: (name) => `Keep ${name}`,
    removed: 'The host has removed you from the campaign.',
    wants: (what) => `wants: ${what}`,
    thinks: 'has not said yet',
    chooses: (name, mage) => `${name} chooses for ${mage}.`,
    together: 'All of you choose together: it is done when everybody wants the same.',
    withdraw: 'Take my wish back',
    reads: 'Whoever has read it turns the page for all; it can be read again in the story so far.',
    waitsForYou: 'It is your turn to choose.',
    waitsFor: (names) => `Waiting for ${names}.`,
    fight: 'To the battle',
    toBattle: 'Go to the table',
    seatsFirst: 'Before the battle every mage needs somebody, or a bot.',
    begun: 'The battle has begun.',
    export: 'Export',
    exportHint:
      'The file holds everything, also what chance will bring: whoever has it could look ahead, so all are told.',
    exported: (n) =>
      n === 1
        ? 'The record was exported once before the end.'
        : `The record was exported ${n} times before the end.`,
    battles: (n) => (n === 1 ? '1 battle' : `${n} battles`),
    over: 'over',
    somebody: 'Somebody',
    withFriends: 'Play a campaign with friends elsewhere',
  },
  fr: {
    heading: 'Campagnes à plusieurs',
    make: 'Une campagne entre amis',
    makeHint:
      'Legacy, de bataille en bataille, avec des gens qui ne sont jamais dans la même pièce\u00a0: chacun joue un mage, tous choisissent entre les batailles. Elle est gardée ici et commence tout de suite\u202f; les amis viennent par un lien.',
    title: 'Titre',
    usualTitle: USUAL_TITLE.fr,
    pace: 'Rythme',
    paces: {
      relaxed: 'tranquille\u00a0: quand tous sont là',
      days: 'sur des jours\u00a0: chacun répond quand il a le temps',
    },
    mages: 'Mages',
    mage: (n) => `Nom du mage ${n}`,
    who: (mage) => `Qui joue ${mage}\u202f?`,
    me: 'moi',
    open: 'un ami',
    bot: 'un robot',
    begin: 'Commencer la campagne',
    bring: 'Continuer une campagne depuis un fichier',
    bringHint:
      'Une campagne exportée continue ici entre amis. Une bataille interrompue est livrée de nouveau.',
    invited: (title) => `Vous êtes invité à la campagne «\u202f${title}\u202f».`,
    take: (mage) => `Jouer ${mage}`,
    party: 'Le groupe',
    free: 'personne encore',
    remove: (name) => `Retirer ${name} de la campagne`,
    removeHint: (name, mage) =>
      `${name} ne jouera plus ${mage}, et le lien actuel pour les amis ne vaudra plus. Le mage reste tel qu’il est, pour quelqu’un d’autre ou un robot.`,
    keep: (name) => `Garder ${name}`,
    removed: 'L’hôte vous a retiré de la campagne.',
    wants: (what) => `veut\u00a0: ${what}`,
    thinks: 'n’a encore rien dit',
    chooses: (name, mage) => `${name} choisit pour ${mage}.`,
    together: 'Vous choisissez tous ensemble\u00a0: c’est fait quand tous veulent la même chose.',
    withdraw: 'Retirer mon souhait',
    reads: 'Qui a lu tourne la page pour tous\u202f; elle se relit dans l’histoire jusqu’ici.',
    waitsForYou: 'C’est à vous de choisir.',
    waitsFor: (names) => `On attend ${names}.`,
    fight: 'Livrer la bataille',
    toBattle: 'Aller à la table',
    seatsFirst: 'Avant la bataille, il faut quelqu’un, ou un robot, pour chaque mage.',
    begun: 'La bataille a commencé.',
    export: 'Exporter',
    exportHint:
      'Le fichier contient tout, aussi ce que le hasard apportera\u00a0: qui l’a pourrait regarder plus loin, donc tous en sont avertis.',
    exported: (n) =>
      n === 1
        ? 'La campagne a été exportée une fois avant la fin.'
        : `La campagne a été exportée ${n} fois avant la fin.`,
    battles: (n) => (n >= 2 ? `${n}\u00a0batailles` : `${n}\u00a0bataille`),
    over: 'finie',
    somebody: 'Quelqu’un',
    withFriends: 'Jouer une campagne avec des amis ailleurs',
  },
}

/** What a campaign is called, in the language of the page where nobody has named it. */
export const campaignTitleOf = ({ title }: { readonly title: string }): string =>
  title === '' ? USUAL_TITLE[lang.value] : title
