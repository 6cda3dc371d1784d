import { afterAll, describe, expect, it, vi } from 'vitest'
import type { PackLoader } from '../../src/language/packs.ts'

/*
 * A pack may be refused when it is read, numbered, compiled or put into words. Whichever it is, what comes afterwards is as
 * if it had never been there: the same pack, mended, makes the same game as in a process that never met the other.
 */

type Document = Readonly<Record<string, unknown>>
interface Stage {
  readonly what: string
  readonly sentence: string
  readonly pack: Document
  /** Texts fail only through a fault of ours: this is one, until the way back is gone. */
  readonly fault?: () => () => void
}
/** The modules of a game, as in a process of their own. */
interface Fresh {
  readonly loader: () => PackLoader
  readonly mended: Document
  /** A set-up with cards of the pack. */
  readonly setup: unknown
  readonly stages: readonly Stage[]
  /** What of the process a pack adds to. */
  readonly held: () => unknown
}

const json = (value: unknown): Document => JSON.parse(JSON.stringify(value))
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
const LONGEST_TEXT = 2_048
const FAULT = 'a word is missing'
const fails = (): never => {
  throw new Error(FAULT)
}

async function eternal(): Promise<Fresh> {
  vi.resetModules()
  const b = await import('../../src/games/eternal/language/builders.ts')
  const { EternalPacks } = await import('../../src/games/eternal/own-packs.ts')
  const { eternalWords } = await import('../../src/games/eternal/text/index.ts')
  const { definitionWith } = await import('../../src/games/eternal/text/names.ts')
  const { library } = await import('../../src/games/eternal/content.ts')
  const { assembler } = await import('../../src/games/eternal/engine.ts')
  const { growing } = await import('../../src/games/eternal/growing.ts')
  const { machine } = await import('../../src/games/eternal/state.ts')
  const { skillNumbers } = await import('../../src/games/eternal/skills.ts')
  const { plain } = await import('../../src/language/nodes.ts')
  const unit = (name: string, cost: number, ...abilities: Parameters<typeof b.unit>[3] & object) =>
    plain(b.unit(`lamps@1/${name}`, `Lamp ${name}`, { cost, strength: 2, health: 2 }, abilities))
  const glow = { id: 'lamps@1/glow', name: { en: 'Glow', fr: 'Lueur' } }
  const mended = json({
    id: 'lamps',
    version: 1,
    cards: [
      { ...unit('one', 1, b.flying, b.summon(b.deal(1, b.enemyPlayer))), types: ['Lamp'] },
      unit('two', 2, b.summon(b.playNew(b.card('lamps@1/one')))),
    ],
    skills: [glow],
  })
  /** The pack with more in it, or something else. */
  const spoilt = (...cards: readonly unknown[]): Document =>
    json({ ...mended, cards: [...(mended.cards as unknown[]), ...cards] })
  const unrendered = (lang: 'en' | 'fr') => () => {
    const words = vi.spyOn(eternalWords[lang], 'card').mockImplementation(fails)
    return () => words.mockRestore()
  }
  const stages: readonly Stage[] = [
    { what: 'its form', sentence: 'version', pack: { ...mended, version: 0 } },
    {
      what: 'its name',
      sentence: 'another pack of this game is called “eternal”',
      pack: JSON.parse(JSON.stringify(mended).replaceAll('lamps', 'eternal')),
    },
    {
      what: 'what it refers to',
      sentence: 'nowhere',
      pack: spoilt({ ...unit('three', 3), hero: 'nowhere@1/card' }),
    },
    {
      what: 'its skills',
      sentence: 'there is room for 64 skills',
      pack: { ...mended, skills: [glow, ...many(70, (i) => ({ ...glow, id: `lamps@1/glow-${i}` }))] },
    },
    {
      what: 'an ability',
      sentence: 'there is room for 16 abilities of a card that are used once',
      pack: spoilt(
        unit('many', 3, ...many(17, () => b.oncePerTurn(b.activated([b.pay(0)], b.gainHealth(1))))),
      ),
    },
    {
      what: 'the length of a text',
      sentence: `a text has room for ${LONGEST_TEXT} instructions`,
      pack: spoilt(unit('long', 3, b.summon(...many(LONGEST_TEXT, () => b.draw(1))))),
    },
    {
      what: 'its texts in English',
      sentence: `lamps@1/one: its text cannot be told (${FAULT})`,
      pack: mended,
      fault: unrendered('en'),
    },
    {
      what: 'its texts in French',
      sentence: `lamps@1/one: its text cannot be told (${FAULT})`,
      pack: mended,
      fault: unrendered('fr'),
    },
  ]
  const deck = {
    main: [
      [20, 'lamps@1/one'],
      [20, 'lamps@1/two'],
      [35, '1-1'],
    ],
  }
  return {
    loader: () => new EternalPacks(),
    mended,
    setup: { format: 'open', decks: [deck, deck] },
    stages,
    held: () => ({
      cards: library.loaded.length,
      written: assembler.written,
      code: machine.code.length,
      lists: growing.sizes,
      skills: skillNumbers.size,
      learned: definitionWith('lamps@1/one'),
    }),
  }
}

async function aeonsEnd(): Promise<Fresh> {
  vi.resetModules()
  const b = await import('../../src/games/aeons-end/language/builders.ts')
  const { AeonsEndPacks } = await import('../../src/games/aeons-end/own-packs.ts')
  const { speakers } = await import('../../src/games/aeons-end/text/both-languages.ts')
  const { loadedSoFar, mageWithAbility } = await import('../../src/games/aeons-end/content.ts')
  const { assembler } = await import('../../src/games/aeons-end/engine.ts')
  const { growing } = await import('../../src/games/aeons-end/growing.ts')
  const { machine } = await import('../../src/games/aeons-end/state.ts')
  const { plain } = await import('../../src/language/nodes.ts')
  const cards = [
    plain(b.gem('lamps@1/wick', 2, b.play(b.gainAether(3)))),
    plain(b.spell('lamps@1/flash', 3, b.cast(b.deal(5)))),
  ]
  const mage = {
    id: 'lamps@1/keeper',
    hand: ['crystal', 'crystal', 'crystal', 'spark', 'spark'],
    deck: ['crystal', 'crystal', 'crystal', 'spark', 'spark'],
    breaches: ['open', 0, 1, 2],
    ability: { id: 'lamps@1/light', charges: 4, window: 'yourMainPhase', steps: [plain(b.draw(2))] },
  }
  const naming = (ids: readonly string[], name: (id: string) => unknown) => ({
    cards: Object.fromEntries(ids.map((id) => [id, name(id)])),
    mages: { 'lamps@1/keeper': { name: 'Ada', title: 'Keeper', ability: 'Light' } },
  })
  /** The pack with more cards in it. */
  const spoilt = (...more: typeof cards): Document => {
    const playerCards = [...cards, ...more]
    const ids = playerCards.map(({ id }) => id)
    const names = { en: naming(ids, (id) => id), fr: naming(ids, (id) => ({ one: id, gender: 'm' })) }
    return json({ id: 'lamps', version: 1, playerCards, mages: [mage], names })
  }
  const mended = spoilt()
  const rules = (n: number) => many(n, () => b.rule(b.action(b.spendAether(1), b.gainLife(1))))
  const unrendered = (lang: 'en' | 'fr') => () => {
    const language = vi.spyOn(speakers, lang).mockImplementation(fails)
    return () => language.mockRestore()
  }
  const stages: readonly Stage[] = [
    { what: 'its form', sentence: 'version', pack: { ...mended, version: 0 } },
    {
      what: 'its name',
      sentence: 'another pack of this game is called “base”',
      pack: JSON.parse(JSON.stringify(mended).replaceAll('lamps', 'base')),
    },
    {
      what: 'what it refers to',
      sentence: 'no card has the id “nowhere”',
      pack: { ...mended, mages: [{ ...mage, deck: ['nowhere'] }] },
    },
    {
      what: 'the length of a text',
      sentence: `a text has room for ${LONGEST_TEXT} instructions`,
      pack: spoilt(plain(b.gem('lamps@1/long', 2, b.play(...many(LONGEST_TEXT, () => b.gainAether(1)))))),
    },
    {
      what: 'its number of rules',
      sentence: 'rules that hold for a while, and room for',
      pack: spoilt(
        ...many(100, (i) => plain(b.spell(`lamps@1/rule-${i}`, 2, ...rules(82), b.cast(b.deal(1))))),
      ),
    },
    { what: 'its texts in English', sentence: FAULT, pack: mended, fault: unrendered('en') },
    { what: 'its texts in French', sentence: FAULT, pack: mended, fault: unrendered('fr') },
  ]
  return {
    loader: () => new AeonsEndPacks(),
    mended,
    setup: { mages: ['lamps@1/keeper', 'brama'] },
    stages,
    held: () => ({
      loaded: loadedSoFar(),
      written: assembler.written,
      code: machine.code.length,
      lists: growing.sizes,
      ability: mageWithAbility('lamps@1/light'),
    }),
  }
}

/** All that is said and seen of a game with the mended pack, which is the first that this loader has taken. */
async function madeOf({ mended, setup }: Fresh, loader: PackLoader): Promise<readonly unknown[]> {
  const { seedFrom } = await import('../../src/kernel/random.ts')
  loader.add(mended)
  const game = loader.game()
  const texts = game.cardIds
    .filter((id) => id.startsWith('lamps@1/'))
    .flatMap((id) => [game.words.en.card(id), game.words.fr.card(id)])
  const s = game.schema.create()
  game.begin(s, game.readSetup(setup), seedFrom('lamps'))
  const seen: unknown[] = [game.content, game.packs, game.cardIds, texts]
  for (let n = 0; game.machine.waiting(s) && n < 300; n++) {
    seen.push(game.shownDigest(s))
    game.machine.answer(s, (n * 7 + 3) % game.machine.options(s))
  }
  return [...seen, game.outcome(s)]
}

// Whoever comes after in the same thread loads the modules again, without these cards.
afterAll(() => {
  vi.resetModules()
})

describe.each([
  ['Eternal', eternal],
  ['Aeon’s End', aeonsEnd],
] as const)('a pack of %s that is refused', (_, fresh) => {
  it('leaves nothing behind, whatever it is refused for', async () => {
    const untouched = await fresh()
    const whole = await madeOf(untouched, untouched.loader())
    const modules = await fresh()
    const before = modules.held()
    const loader = modules.loader()
    const compile = loader.compiled?.write.bind(loader.compiled)
    for (const { what, sentence, pack, fault } of modules.stages)
      for (const take of [
        () => loader.add(pack),
        ...(compile === undefined ? [] : [() => compile(pack, 'test')]),
      ]) {
        const mend = fault?.()
        expect(take, what).toThrow(sentence)
        mend?.()
        expect(modules.held(), what).toEqual(before)
      }
    expect(await madeOf(modules, loader)).toEqual(whole)
  })
})
