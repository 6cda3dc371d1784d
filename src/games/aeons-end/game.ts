import { Refusal } from '../../kernel/refusal.ts'
import { contentName } from '../../language/content-name.ts'
import type { Rules } from '../../language/face.ts'
import { notCompiled } from '../../language/library.ts'
import type { CampaignPart } from './campaign-part.ts'
import { collectionOf } from './collection.ts'
import { addContent, forgetSince, loadedSoFar, putAside, setNumbers } from './content.ts'
import { assembler } from './engine.ts'
import { growing } from './growing.ts'
import { compileContent, writeRules } from './language/content.ts'
import { numberings } from './numberings.ts'
import type { Pack } from './pack.ts'
import { aside } from './packs/aside.ts'
import { usualPacks } from './packs/index.ts'
import type { Event } from './protocol/events.ts'
import type { Option } from './protocol/options.ts'
import type { Setup } from './protocol/setup.ts'
import { story } from './protocol/story.ts'
import type { View } from './protocol/view.ts'
import { OUTCOMES } from './rules/end.ts'
import { readCode, writeCode } from './setup/code.ts'
import { type Dealing, dealingOf } from './setup/deal.ts'
import { setupFrom } from './setup/flags.ts'
import { settled } from './setup/settled.ts'
import { MOST_PACKS, machine, schema } from './state.ts'
import { askedDigest, shownDigest } from './visibility/digests.ts'
import { seen } from './visibility/events.ts'
import { decision } from './visibility/options.ts'
import { determinise } from './visibility/possible-worlds.ts'
import { observe } from './visibility/view.ts'

// The rules are compiled once, then every pack when it is first loaded.
writeRules()

/** What each pack of this process was loaded with. */
const loadedPacks = new Map<string, { readonly pack: Pack; readonly content: string }>()
const nameOf = ({ id, version }: Pack): string => `${id}@${version}`

/** Compiles a pack, once; one that cannot be compiled, or that `check` refuses, leaves nothing behind. */
export function loadPack(pack: Pack, check?: (pack: Pack) => void): Pack {
  const known = loadedPacks.get(nameOf(pack))
  if (known?.pack === pack) return pack
  const content = JSON.stringify(pack)
  if (known !== undefined) {
    if (known.content === content) return known.pack
    throw new Refusal({
      en: `version ${pack.version} of the pack “${pack.id}” is loaded with other cards: a changed pack has another version`,
      fr: `la version ${pack.version} du paquet «\u202f${pack.id}\u202f» est chargée avec d’autres cartes\u00a0: un paquet modifié a une autre version`,
    })
  }
  const before = loadedSoFar()
  const { written } = assembler
  const { sizes } = growing
  let place = ''
  try {
    addContent(pack, pack.id)
    compileContent(pack, (about) => {
      place = about
    })
    check?.(pack)
    assembler.seal()
  } catch (error) {
    if (place === '') place = assembler.writing
    assembler.backTo(written)
    growing.backTo(sizes)
    forgetSince(before)
    throw notCompiled(error, place)
  }
  loadedPacks.set(nameOf(pack), { pack, content })
  return pack
}

for (const pack of usualPacks) {
  loadPack(pack)
  setNumbers.give(pack.id)
}
putAside(loadPack(aside))
for (const numbering of Object.values(numberings)) numbering.close()
/** A name of the rules, as the program of them and of the usual packs shows them. */
const program = contentName('', machine.code)

/** The rules of a game with these packs, and how its set-ups are dealt. */
export interface LoadedGame {
  readonly rules: Rules<Setup, View, Option, Event>
  readonly dealing: Dealing
}

/**
 * Aeon's End with these packs: a game of its own, which may be played beside others. Whoever plays campaigns gives what
 * they are played with, too. None may be new that `check` refuses.
 */
export function loadGame(
  packs: readonly Pack[],
  campaign: CampaignPart | null = null,
  check?: (pack: Pack) => void,
): LoadedGame {
  if (packs.length === 0 || packs.length > MOST_PACKS)
    throw new Refusal({
      en: `a game is made of 1 to ${MOST_PACKS} packs, not ${packs.length}`,
      fr: `une partie se compose de 1 à ${MOST_PACKS} paquets, pas de ${packs.length}`,
    })
  const twice = packs.find(({ id }, i) => packs.findIndex((pack) => pack.id === id) !== i)
  if (twice !== undefined)
    throw new Refusal({
      en: `the pack “${twice.id}” stands twice`,
      fr: `le paquet «\u202f${twice.id}\u202f» est deux fois là`,
    })
  const collection = collectionOf(
    packs.map((pack) => loadPack(pack, check)),
    campaign,
  )
  for (const { id } of packs) setNumbers.give(id)
  const contents = Object.fromEntries(
    collection.packs.map((pack) => [
      pack.id,
      `${pack.version}-${contentName(loadedPacks.get(nameOf(pack))!.content)}`,
    ]),
  )
  const dealing = dealingOf(collection)
  const rules: Rules<Setup, View, Option, Event> = {
    id: 'aeons-end',
    schema,
    machine,
    content: contentName(JSON.stringify([program, contents])),
    packs: { 'aeons-end': program, ...contents },
    readSetup: dealing.readSetup,
    settled,
    askedDigest,
    shownDigest,
    seats: (setup) => setup.mages.length,
    begin: dealing.begin,
    outcome: (s) => OUTCOMES[machine.over.get(s)] || null,
    determinise,
    cardIds: [...collection.playerCards, ...collection.nemesisCards].map((card) => card.id),
    setupFrom: (flags, seed) => setupFrom(collection, flags, seed),
    sharing: { code: writeCode, seed: (code) => readCode(collection, code).seed },
    observe,
    decision,
    seen,
    story,
  }
  return { rules, dealing }
}

const usual = loadGame(usualPacks)

/** The game with the packs that it is always played with. */
export const aeonsEndRules = usual.rules
export const usualDealing = usual.dealing
