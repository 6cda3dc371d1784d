import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { botNamed } from '../../bots/index.ts'
import { Campaign } from '../../campaign/campaign.ts'
import { legacyBattles } from '../../campaign/legacy/battles.ts'
import { legacy } from '../../campaign/legacy/script.ts'
import { asked, optionWords } from '../../campaign/legacy/words/index.ts'
import { after, type CampaignRecord, readCampaign, stateAt, writeCampaign } from '../../campaign/record.ts'
import { campaignSentence, verifyCampaign } from '../../campaign/verify.ts'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import { about, checkWritable, KeptFile, readText, writeWhole } from '../../lab/files.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { CampaignPlay, PERSON } from '../campaign/campaign-play.ts'
import { exported, sheet } from '../campaign/sheet.ts'
import { simulateCampaigns } from '../campaign/simulation.ts'
import { campaignWords } from '../campaign/words.ts'
import type { Given, Verb } from '../flags.ts'
import { printJson } from '../output.ts'
import { ownTerminal, playByTyping, type Terminal } from '../typed-lines.ts'
import { unlost } from '../unlost.ts'

const SUBCOMMANDS = ['new', 'continue', 'show', 'replay', 'simulate'] as const
const NAMES = ['Ysel', 'Toran', 'Maro', 'Ilka']

const ALREADY_THERE: BothLanguages = {
  en: 'this file is already there; take another name, or go on with a campaign by: campaign continue FILE',
  fr: 'ce fichier existe déjà\u202f; prenez un autre nom, ou continuez une campagne avec\u00a0: campaign continue FICHIER',
}

const today = (): string => new Date().toISOString().slice(0, 10)

function fileOf(given: Given): string {
  const file = given.words[1]
  if (file === undefined)
    throw new Refusal({
      en: `campaign ${given.words[0]} needs a file: cardwright campaign ${given.words[0]} FILE`,
      fr: `campaign ${given.words[0]} demande un fichier\u00a0: cardwright campaign ${given.words[0]} FILE`,
    })
  return file
}

const read = (file: string): CampaignRecord => {
  const text = readText(file)
  return about(file, () => readCampaign(legacy, text.trimEnd()))
}

/** A new campaign; nothing is overwritten. */
function begun(given: Given): Campaign {
  const players = given.wholeNumber('players', given.value('names')?.split(',').length ?? 2, 1, 4)
  const names = given.value('names')?.split(',') ?? NAMES.slice(0, players)
  const seats = given.value('seats')?.split(',') ?? names.map(() => PERSON)
  for (const who of seats) if (who !== PERSON) botNamed(who)
  if (names.length !== players)
    throw new Refusal({
      en: `--names names ${names.length} mages, but there are ${players} players`,
      fr: `--names nomme ${names.length} mages, mais il y a ${players} joueurs`,
    })
  return Campaign.create(
    legacyBattles,
    {
      seed: given.value('seed') ?? randomBytes(4).toString('hex'),
      mages: names.map((name, look) => ({ name: name.trim(), look })),
      seats,
    },
    names.join(', '),
  )
}

async function play(given: Given, lang: Lang): Promise<number> {
  const file = fileOf(given)
  const isNew = given.words[0] === 'new'
  if (isNew && existsSync(file)) throw new Refusal(ALREADY_THERE, file)
  if (isNew) checkWritable(file)
  const campaign = isNew ? begun(given) : Campaign.open(legacyBattles, read(file))
  const kept = new KeptFile(file, isNew ? null : readText(file))
  const played = new CampaignPlay(campaign, {
    lang,
    kept,
    today: today(),
    print: (text) => console.log(text),
  })
  // A file that cannot be written is found out before the first choice.
  played.write()
  console.log(campaignWords[lang].welcome(campaign.record.title, file))
  return unlost(played, () => sit(played, ownTerminal()))
}

/** Plays until the campaign is over, the person leaves or nothing more is typed; then it is on disk. */
export async function sit(played: CampaignPlay, terminal: Terminal): Promise<number> {
  if (!(await playByTyping(played, terminal))) played.leave()
  played.rescue()
  return 0
}

function show(given: Given, lang: Lang): number {
  const campaign = Campaign.open(legacyBattles, read(fileOf(given)))
  const { state, record } = campaign
  if (given.has('json')) printJson({ title: record.title, steps: record.entries.length, state })
  else console.log([record.title, ...sheet(state, lang), ...exported(state, lang)].join('\n'))
  return 0
}

/** Every step with what was asked and chosen. */
function stepsOf(record: CampaignRecord, until: number, lang: Lang): readonly string[] {
  const { step, row } = campaignWords[lang]
  let state = stateAt(legacy, record, 0)
  return record.entries.slice(0, until).map((entry, i) => {
    const before = state
    state = after(legacy, before, entry)
    const question = before.asked
    const { name } = asked(before, question, lang)
    if ('seats' in entry) return step(i + 1, name, entry.seats.join(', '))
    if ('battle' in entry) {
      const last = state.score.at(-1)!
      return step(
        i + 1,
        name,
        row(last.game, last.chapter, last.nemesis, last.won, last.rounds, last.gravehold, last.date),
      )
    }
    const chosen =
      question.options.length < 2 ? '' : optionWords(question, question.options[entry.answer]!, lang).name
    return step(i + 1, name, chosen)
  })
}

function replay(given: Given, lang: Lang): number {
  const file = fileOf(given)
  const record = read(file)
  const words = campaignWords[lang]
  if (given.has('verify')) {
    const verdict = verifyCampaign(legacyBattles, record)
    const sentence = campaignSentence(verdict)
    if (given.has('json')) printJson({ file, ...verdict })
    else
      console.log(
        sentence === null
          ? words.verified(file, verdict.entries, verdict.battles)
          : `${file}: ${sentence[lang]}`,
      )
    return verdict.ok ? 0 : 1
  }
  const at = given.wholeNumber('at', record.entries.length, 0, record.entries.length)
  const copy = given.value('copy')
  if (copy !== undefined) {
    if (existsSync(copy)) throw new Refusal(ALREADY_THERE, copy)
    const campaign = Campaign.open(legacyBattles, record).copy(at, record.title)
    writeWhole(copy, `${writeCampaign(campaign.record)}\n`)
    console.log(words.copied(copy, at))
    return 0
  }
  const state = stateAt(legacy, record, at)
  if (given.has('json')) printJson({ steps: at, state })
  else console.log([...stepsOf(record, at, lang), '', ...sheet(state, lang)].join('\n'))
  return 0
}

export const campaign: Verb = {
  name: 'campaign',
  use: 'new|continue|show|replay FILE [--players N] [--names A,B] [--seats WHO,WHO] [--seed S] [--verify] [--at N] [--copy FILE] | simulate [--players N] [--bot NAME] [--campaigns N] [--chapter ID] [--json]',
  summary: {
    en: 'a Legacy campaign of eight battles that changes your game for good',
    fr: 'une campagne Legacy de huit batailles qui change votre jeu pour toujours',
  },
  help: {
    en: 'new and continue play a campaign and save it after every choice; show tells what it has become; replay tells every\nstep, verifies all of them, or copies the campaign as it was after N steps; simulate lets bots play many.',
    fr: 'new et continue jouent une campagne et l’enregistrent après chaque choix\u202f; show dit où elle en est\u202f; replay montre\nchaque étape, les vérifie toutes, ou copie la campagne telle qu’elle était après N étapes\u202f; simulate fait jouer des robots.',
  },
  flags: [
    {
      name: 'players',
      value: 'N',
      help: { en: 'one to four mages, for good', fr: 'de un à quatre mages, pour toujours' },
    },
    { name: 'names', value: 'A,B', help: { en: 'the names of the mages', fr: 'les noms des mages' } },
    {
      name: 'seats',
      value: 'WHO,WHO',
      help: {
        en: 'who plays each mage: person, greedy, search:strong ...',
        fr: 'qui joue chaque mage\u00a0: person, greedy, search:strong…',
      },
    },
    {
      name: 'seed',
      value: 'S',
      help: {
        en: 'any text: the same text deals the same campaign',
        fr: 'un texte quelconque\u00a0: le même texte donne la même campagne',
      },
    },
    {
      name: 'verify',
      help: {
        en: 'play every interlude and battle again and compare',
        fr: 'rejouer chaque interlude et chaque bataille et comparer',
      },
    },
    {
      name: 'at',
      value: 'N',
      help: { en: 'as it was after N steps', fr: 'telle qu’elle était après N étapes' },
    },
    {
      name: 'copy',
      value: 'FILE',
      help: {
        en: 'write that into another file, to go on differently',
        fr: 'écrire cela dans un autre fichier, pour continuer autrement',
      },
    },
    {
      name: 'bot',
      value: 'NAME',
      help: {
        en: 'who plays a simulation: greedy, search:300',
        fr: 'qui joue la simulation\u00a0: greedy, search:300',
      },
    },
    {
      name: 'campaigns',
      value: 'N',
      help: { en: 'how many campaigns are simulated', fr: 'combien de campagnes simuler' },
    },
    {
      name: 'chapter',
      value: 'ID',
      help: {
        en: 'simulate first tries at one chapter, 1 to 7b; the battles before it are told',
        fr: 'simuler les premiers essais d’un seul chapitre, de 1 à 7b\u202f; les batailles d’avant sont racontées',
      },
    },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    { name: 'json', help: { en: 'the answer for a program', fr: 'la réponse pour un programme' } },
  ],
  words: { least: 1, most: 2 },
  run(given) {
    const lang = given.oneOf('lang', 'en', LANGS)
    const subcommand = SUBCOMMANDS.find((each) => each === given.words[0])
    switch (subcommand) {
      case 'new':
      case 'continue':
        return play(given, lang)
      case 'show':
        return show(given, lang)
      case 'replay':
        return replay(given, lang)
      case 'simulate':
        return simulateCampaigns(given, lang, today())
      case undefined:
        throw new Refusal({
          en: `“campaign ${given.words[0]}” is not a command; choose one of ${SUBCOMMANDS.join(', ')}`,
          fr: `il n’y a pas de «\u202fcampaign ${given.words[0]}\u202f»\u202f; il y a ${SUBCOMMANDS.join(', ')}`,
        })
    }
  },
}
