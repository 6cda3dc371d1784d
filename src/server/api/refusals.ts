import { Bilingual, type BothLanguages } from '../../kernel/refusal.ts'
import { STOPPED } from '../../table/refusals.ts'

/** Something that was asked for and is not done: a status, a word for programs, and a sentence for people. */
export class ApiRefusal extends Bilingual {
  override readonly name = 'ApiRefusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, sentence: BothLanguages) {
    super(sentence)
    this.status = status
    this.code = code
  }
}

const refusal = (status: number, code: string, en: string, fr: string) => (): ApiRefusal =>
  new ApiRefusal(status, code, { en, fr })

export const unreadable = (where: string): ApiRefusal =>
  new ApiRefusal(400, 'unreadable', {
    en: `“${where}” is missing or is not what is expected here.`,
    fr: `«\u202f${where}\u202f» manque ou n’est pas ce qui est attendu ici.`,
  })

export const notSignedIn = refusal(
  401,
  'not-signed-in',
  'Say who you are first.',
  'Dites d’abord qui vous êtes.',
)
export const foreign = refusal(
  403,
  'foreign',
  'This was asked by a page of another site.',
  'Cette demande vient d’une page d’un autre site.',
)
export const notHost = refusal(
  403,
  'not-host',
  'Only the host of the table can do that.',
  'Seul l’hôte de la table peut faire cela.',
)
/** The same for a wrong table and a wrong key, so that neither can be found by trying. */
export const noTable = refusal(
  404,
  'no-table',
  'There is no such table, or the invitation is not valid any more.',
  'Cette table n’existe pas, ou l’invitation n’est plus valable.',
)
export const noReplay = refusal(
  404,
  'no-replay',
  'There is no game at this address that is over; one that goes on is shown when it has ended.',
  'Il n’y a pas de partie terminée à cette adresse\u202f; une partie en cours est montrée à sa fin.',
)
export const notPlayed = refusal(
  403,
  'not-played',
  'Only whoever has played this game can offer its deal to others.',
  'Seul qui a joué cette partie peut en proposer la donne à d’autres.',
)
export const notOffered = refusal(
  409,
  'not-offered',
  'The deal of a campaign or of a day is not for other tables.',
  'La donne d’une campagne ou d’un jour n’est pas pour d’autres tables.',
)
export const sameDeal = refusal(
  409,
  'same-deal',
  'The same deal is played here once more: what is played stays as it was.',
  'Ici on rejoue la même donne\u00a0: ce qui se joue reste comme avant.',
)
export const dealGone = refusal(
  409,
  'deal-gone',
  'The game whose deal was to be played again is not stored any more: cards are dealt anew here as soon as everybody is ready again.',
  'La partie dont on voulait rejouer la donne n’est plus conservée\u00a0: ici on distribuera de nouvelles cartes dès que tout le monde sera de nouveau prêt.',
)
export const frozen = (): ApiRefusal => new ApiRefusal(409, 'frozen', STOPPED.rules)
export const notBegun = refusal(
  409,
  'not-begun',
  'Play has not begun at this table.',
  'La partie n’a pas encore commencé à cette table.',
)
export const begun = refusal(
  409,
  'begun',
  'Play has begun at this table; this cannot be changed any more.',
  'La partie a commencé à cette table\u202f; cela ne peut plus être changé.',
)
export const full = refusal(
  409,
  'full',
  'Every seat of this table is taken.',
  'Toutes les places de cette table sont prises.',
)
export const seatTaken = refusal(
  409,
  'seat-taken',
  'Somebody sits there already.',
  'Cette place est déjà prise.',
)
export const removed = refusal(
  403,
  'removed',
  'Whoever hosts this table has removed you from it. A new invitation lets you in again.',
  'La personne qui a ouvert cette table vous en a retiré. Une nouvelle invitation vous y laisse revenir.',
)
export const notSeated = refusal(
  409,
  'not-seated',
  'You do not sit at this table.',
  'Vous n’êtes pas à cette table.',
)
export const notYourSeat = refusal(
  403,
  'not-your-seat',
  'Whoever sits there chooses that.',
  'C’est à la personne assise là de choisir.',
)
export const othersChoose = refusal(
  503,
  'busy',
  'Others are choosing at this very moment; try again.',
  'D’autres choisissent en ce moment même\u202f; réessayez.',
)
export const noWatching = refusal(
  409,
  'no-watching',
  'Nobody may watch at this table.',
  'Personne ne peut regarder à cette table.',
)
export const tooManyTables = refusal(
  409,
  'too-many-tables',
  'You have as many tables as one person may have; finish or close one of them first.',
  'Vous avez autant de tables qu’une personne peut en avoir\u202f; terminez-en ou fermez-en une d’abord.',
)
export const reportedEnough = refusal(
  429,
  'reported-enough',
  'You have reported ten people today; what you have said is kept. Come again tomorrow.',
  'Vous avez signalé dix personnes aujourd’hui\u202f; ce que vous avez dit est gardé. Revenez demain.',
)
export const notMet = refusal(
  409,
  'not-met',
  'That person does not sit at this table and has said nothing there.',
  'Cette personne n’est pas à cette table et n’y a rien dit.',
)
export const noHoliday = refusal(
  409,
  'no-holiday',
  'You are on holiday already, or have fewer days left than that: there are 14 within a year.',
  'Vous êtes déjà en vacances, ou il vous reste moins de jours que cela\u00a0: il y en a 14 par an.',
)
export const nameTaken = refusal(
  409,
  'name-taken',
  'Somebody else has this name, or one that looks the same.',
  'Quelqu’un d’autre porte ce nom, ou un nom qui lui ressemble.',
)
export const wrongCode = refusal(
  403,
  'wrong-code',
  'Name and code do not belong together.',
  'Le nom et le code ne vont pas ensemble.',
)
export const wrongMailCode = refusal(
  403,
  'wrong-code',
  'This is not the code of the last mail, or it is older than ten minutes.',
  'Ce n’est pas le code du dernier courriel, ou il a plus de dix minutes.',
)
export const tooManyTries = refusal(
  429,
  'too-many-tries',
  'That was wrong too often; try again in a quarter of an hour.',
  'Trop d’essais erronés\u202f; réessayez dans un quart d’heure.',
)
export const slower = refusal(
  429,
  'slower',
  'That was too much at once; wait a moment.',
  'C’est trop à la fois\u202f; patientez un instant.',
)
/** Whoever reads it may have asked for little herself. */
export const crowded = refusal(
  429,
  'slower',
  'Too much was asked at once from your network; wait a moment.',
  'Trop de demandes à la fois sont venues de votre réseau\u202f; patientez un instant.',
)
export const mailAway = refusal(
  503,
  'mail-away',
  'The mail could not be sent just now; try again in a moment.',
  'Le courriel n’a pas pu être envoyé\u202f; réessayez dans un instant.',
)
export const passkeyRefused = refusal(
  403,
  'passkey-refused',
  'This passkey was not accepted.',
  'Cette clé d’accès n’a pas été acceptée.',
)
export const needsAccount = refusal(
  403,
  'needs-account',
  'This needs an account.',
  'Il faut un compte pour cela.',
)
export const notHere = refusal(
  404,
  'not-here',
  'This server does not offer that.',
  'Ce serveur ne propose pas cela.',
)
export const badAddress = refusal(
  400,
  'bad-address',
  'This address cannot be called: it must begin with https and lie in the public network.',
  'Cette adresse ne peut pas être appelée\u00a0: elle doit commencer par https et être publique.',
)
export const nothingHere = refusal(
  404,
  'nothing',
  'There is nothing at this address.',
  'Il n’y a rien à cette adresse.',
)
export const fault = refusal(
  500,
  'fault',
  'Something went wrong here; nothing was changed. Try again.',
  'Quelque chose s’est mal passé ici\u202f; rien n’a été changé. Réessayez.',
)
export const storeAway = refusal(
  503,
  'store-away',
  'The storage does not answer just now; nothing was changed. Try again in a moment.',
  'Le stockage ne répond pas en ce moment\u202f; rien n’a été changé. Réessayez dans un instant.',
)
export const deletedInPart = refusal(
  503,
  'deleted-in-part',
  'The storage does not answer just now: your account still exists, but some of your games are conceded. Delete once more in a moment, and the rest follows.',
  'Le stockage ne répond pas en ce moment\u00a0: votre compte existe encore, mais certaines de vos parties sont abandonnées. Recommencez la suppression dans un instant, et le reste suivra.',
)
export const movedOn = refusal(
  409,
  'moved-on',
  'The campaign has moved on since: look again before you choose.',
  'La campagne a avancé entre-temps\u00a0: regardez-la avant de choisir.',
)
export const fighting = refusal(
  409,
  'fighting',
  'A battle is being fought; seats change between battles.',
  'Une bataille est en cours\u202f; on change de place entre deux batailles.',
)
export const seatsFree = refusal(
  409,
  'seats-free',
  'Somebody or a bot has to sit with every mage before the battle.',
  'Il faut quelqu’un ou un robot pour chaque mage avant la bataille.',
)
