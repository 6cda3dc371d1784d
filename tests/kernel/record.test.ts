import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/kernel/block.ts'
import { textHash } from '../../src/kernel/digest.ts'
import type { Game } from '../../src/kernel/game.ts'
import { opened, resumeSession } from '../../src/kernel/opening.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { type GameRecord, Recorder, readRecord, writeRecord } from '../../src/kernel/record.ts'
import { spoiled } from '../../src/kernel/record-parts.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { replayTo } from '../../src/kernel/replay.ts'
import { Session } from '../../src/kernel/session.ts'
import { verdictSentence, verify } from '../../src/kernel/verify.ts'
import { type Kind, machine, PEACEFUL, schema, type ToySetup, toy } from './toy.ts'

const LONG: readonly Kind[] = Array.from(
  { length: 40 },
  (_, i) => (['gift', 'echo', 'coin', 'storm'] as const)[i % 4]!,
)

/** A whole game in which the answers go round, and somebody tips the other now and then. */
function played(cards: readonly Kind[] = LONG, most = 1000, seed = 'recorded', tips = 0): GameRecord {
  const session = new Session(toy, { cards }, seed)
  for (let i = 0; machine.waiting(session.state) && i < most; i++) {
    if (tips > 0 && i % tips === 1) for (const seat of [0, 1]) session.act(seat, 'tip')
    session.answer((i * 7) % machine.options(session.state))
  }
  return session.record()
}

/** The record as text, its checksum made again after a change of the entries. */
function sealed(change: Readonly<Record<string, unknown>>, record = played(PEACEFUL.cards)): string {
  const { sum: _, ...rest } = JSON.parse(writeRecord(record)) as Record<string, unknown>
  const document = JSON.parse(JSON.stringify({ ...rest, ...change })) as object
  const sum = (textHash(JSON.stringify(document)) >>> 0).toString(16).padStart(8, '0')
  return JSON.stringify({ ...document, sum })
}

/** What is said to a text that is no good record. */
function refusal(text: string): string {
  try {
    readRecord(text)
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return (error as Refusal).message
  }
  return 'read'
}

describe('a record', () => {
  it('has a fingerprint after every twenty answers and at the end, and a check for the start and every step', () => {
    for (const [answers, marks] of [
      [0, 1],
      [1, 1],
      [19, 1],
      [20, 2],
      [21, 2],
      [41, 3],
    ] as const) {
      const record = played(LONG, answers)
      expect([record.fingerprints.length, record.checks.length]).toEqual([marks, answers + 1])
    }
    expect(played(LONG, 41).fingerprints.slice(0, 2)).toEqual(played(LONG, 40).fingerprints.slice(0, 2))
    expect(played(LONG, 41).checks.slice(0, 41)).toEqual(played(LONG, 40).checks)
    const tipped = played(LONG, 41, 'tipped', 4)
    expect(tipped.acts!.length).toBeGreaterThan(3)
    expect(tipped.checks).toHaveLength(1 + 41 + tipped.acts!.length)
  })

  it('says which packs it was played with, and the settled set-up', () => {
    expect(played(PEACEFUL.cards, 3)).toMatchObject({
      format: 2,
      game: 'toy',
      packs: { toy: 'toy-1' },
      setup: PEACEFUL,
      seed: 'recorded',
    })
    const packs = { base: '3', promos: '1' }
    const settled = (setup: ToySetup) => ({ ...setup, settled: true })
    const session = new Session({ ...toy, packs, settled }, PEACEFUL, 'packs')
    expect(session.record()).toMatchObject({ packs, setup: { ...PEACEFUL, settled: true } })
  })

  it('forgets everything when the game is dealt again', () => {
    const s = schema.create()
    toy.begin(s, PEACEFUL, seedFrom('again'))
    const recorder = new Recorder(toy)
    recorder.begin(s)
    for (let i = 0; i < 45; i++) {
      if (i === 10 || i === 40) recorder.addAct(0, 'tip', s)
      recorder.add(i, s)
    }
    const kept = () => {
      const { fingerprints, checks, acts = [] } = recorder.reproduction(PEACEFUL, '')
      return [fingerprints.length, checks.length, acts.length, recorder.answers.length]
    }
    expect(kept()).toEqual([2, 48, 2, 45])
    recorder.begin(s)
    expect(kept()).toEqual([0, 1, 0, 0])
  })

  it('is text that comes back as it was, whatever its answers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(3), fc.nat(4095), fc.nat(2 ** 21 - 1))),
        fc.string(),
        fc.jsonValue().filter((x) => !Object.is(x, -0) && !JSON.stringify(x).includes('-0')),
        fc.array(fc.nat(0xffffffff), { maxLength: 5 }),
        fc.array(fc.nat(255), { maxLength: 9 }),
        (answers, seed, setup, fingerprints, checks) => {
          const packs = { toy: seed }
          const record: GameRecord = {
            format: 2,
            game: 'toy',
            packs,
            setup,
            seed,
            answers,
            checks,
            fingerprints,
          }
          expect(readRecord(writeRecord(record))).toEqual(record)
        },
      ),
    )
    const acts = [
      { after: 0, seat: 1, act: 'tip' },
      { after: 3, seat: 0, act: 'tip' },
      { after: 3, seat: 1, act: 'concede' },
    ]
    const record = { ...played(LONG, 3), acts }
    expect(readRecord(writeRecord(record))).toEqual(record)
  })

  it('takes one byte for a small answer, two for one from 128 on', () => {
    const text = (answers: readonly number[]) =>
      (JSON.parse(writeRecord({ ...played(LONG, 0), answers })) as { answers: string }).answers
    expect(text([0, 1, 127])).toBe('AAF_')
    expect(text([128])).toBe('gAE')
    expect(text([16_384])).toBe('gIAB')
  })

  it('replays to the state that it was made from, at every answer', () => {
    const record = played(LONG, 1000, 'recorded', 5)
    expect(record.answers.length).toBeGreaterThan(60)
    const s = schema.create()
    s.fill(77)
    for (const n of [0, 1, 20, 33, record.answers.length]) {
      replayTo(toy, record, n, s)
      expect(machine.waiting(s)).toBe(n < record.answers.length)
      expect(hash(s)).toBe(hash(Session.at(toy, record, n).state))
      if (n === 20) expect(toy.shownDigest(s)).toBe(record.fingerprints[0])
    }
    expect(toy.shownDigest(s)).toBe(record.fingerprints.at(-1))
  })

  it('cannot be replayed through an answer or an act that is not possible', () => {
    const record = played(PEACEFUL.cards)
    const wrong = record.answers.with(4, 90)
    expect(() => replayTo(toy, { ...record, answers: wrong }, 5)).toThrow(
      /^answer 5: 90 is not one of the \d options$/,
    )
    const many = machine.options(replayTo(toy, record, 4))
    expect(() => replayTo(toy, { ...record, answers: record.answers.with(4, many) }, 5)).toThrow(
      `answer 5: ${many} is not one of the ${many} options`,
    )
    const long = [...record.answers, 0]
    expect(() => replayTo(toy, { ...record, answers: long }, long.length)).toThrow(
      spoiled('the game is already over', `answer ${long.length}`),
    )
    const acts = [{ after: 2, seat: 7, act: 'concede' }]
    const refused = spoiled('“concede” is not possible there', 'answer 2')
    expect(() => replayTo(toy, { ...record, acts }, 3)).toThrow(refused)
    expect(() => Session.at(toy, { ...record, acts }, 3)).toThrow('“concede” is not possible here')
    // After the last answer that is wanted nothing is done any more.
    expect(machine.waiting(replayTo(toy, { ...record, acts }, 2))).toBe(true)
    expect(machine.waiting(Session.at(toy, { ...record, acts }, 2).state)).toBe(true)
  })
})

describe('reading a record', () => {
  it.each([
    ['format', 3, 'format: records of format 3 cannot be read, only formats 1 to 2'],
    ['format', '2', 'format: expected a number, found "2"'],
    ['game', undefined, 'game: expected a string, found nothing'],
    ['packs', 'base', 'packs: expected the packs with their versions'],
    ['packs', { base: 1 }, 'packs.base: expected a string, found 1'],
    ['seed', 4, 'seed: expected a string, found 4'],
    ['answers', [0, 1], 'answers: expected a string, found [0,1]'],
    ['answers', 'A!', 'answers: character 2 (“!”) cannot stand here'],
    ['answers', 'A', 'answers: the text ends in the middle of a byte (character 1)'],
    ['answers', 'gA', 'answers: the answers end in the middle of a number'],
    ['answers', 'AICAgAE', 'answers: answer 2 is too large'],
    ['acts', 'concede', 'acts: expected a list'],
    ['acts', [[0, 1, 'tip'], [3]], 'acts[1]: expected the answers before it, the seat and what it did'],
    [
      'acts',
      [
        [2, 1, 'tip'],
        [1, 1, 'tip'],
      ],
      'acts[1]: expected the answers before it, the seat and what it did',
    ],
    ['acts', [[99_999, 1, 'tip']], 'acts[0]: expected the answers before it, the seat and what it did'],
    ['acts', [[0.5, 1, 'tip']], 'acts[0]: expected the answers before it, the seat and what it did'],
    ['acts', [[0, 0.5, 'tip']], 'acts[0]: expected the answers before it, the seat and what it did'],
    ['acts', [[0, '0', 'tip']], 'acts[0]: expected the answers before it, the seat and what it did'],
    ['acts', [[0, 0, 7]], 'acts[0]: expected the answers before it, the seat and what it did'],
    ['checks', '*', 'checks: the text ends in the middle of a byte (character 1)'],
    ['fingerprints', 'abc', 'fingerprints: expected groups of eight hexadecimal digits'],
    ['fingerprints', 'ABCDEF01', 'fingerprints: expected groups of eight hexadecimal digits'],
    ['fingerprints', null, 'fingerprints: expected a string, found null'],
    ['acted', [], 'acted: is not an entry of a record'],
  ])('with %s = %j is refused: %s', (name, value, message) => {
    expect(refusal(sealed({ [name]: value }))).toBe(message)
  })

  it.each(['[]', 'null', '7', '"x"'])('%s is no record', (text) => {
    expect(refusal(text)).toMatch(/^this is not a record: expected an object/)
  })

  it('is refused when it is not even JSON', () => {
    expect(refusal('{')).toMatch(/^this is not a record: .*JSON/)
    expect(refusal(sealed({}))).toBe('read')
    expect(refusal(JSON.stringify(JSON.parse(sealed({})), null, 2))).toBe('read')
  })

  it('notices every changed bit, wherever it is', () => {
    const conceded = new Session(toy, PEACEFUL, 'bits')
    for (let i = 0; i < 8; i++) conceded.answer(0)
    conceded.act(1, 'concede')
    const empty = new Session(toy, { cards: ['coin', 'coin'] }, 'é')
    for (const text of [conceded.save(), empty.save(), writeRecord(played(LONG, 70, 'bits', 9))]) {
      const bytes = new TextEncoder().encode(text)
      let read = 0
      for (let i = 0; i < bytes.length * 8; i++) {
        bytes[i >> 3]! ^= 1 << (i & 7)
        if (refusal(new TextDecoder().decode(bytes)) === 'read') read++
        bytes[i >> 3]! ^= 1 << (i & 7)
      }
      expect(read).toBe(0)
      expect(refusal(new TextDecoder().decode(bytes))).toBe('read')
    }
  })

  it('says in both languages that a record is damaged', () => {
    const text = sealed({}).replace('"seed":"recorded"', '"seed":"redecored"')
    expect(() => readRecord(text)).toThrow(
      new Refusal({
        en: 'the record is damaged: its checksum does not match what is in it',
        fr: 'l’enregistrement est abîmé\u00a0: sa somme de contrôle ne correspond pas à son contenu',
      }),
    )
  })
})

describe('a record of format 1', () => {
  const folder = join(import.meta.dirname, '..', 'records', 'format-1')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'led-to.json')

  it.each(files)('%s is read', (file) => {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    expect(record).toMatchObject({ format: 1, checks: [], fingerprints: [] })
    expect(Object.keys(record.packs)).toEqual([record.game])
    expect(record.acts !== undefined).toBe(/conceded|timeouts/.test(file))
    expect(record.answers.length === 0).toBe(/empty/.test(file))
  })

  it('says nothing of what was seen: that it plays to its end is no proof', () => {
    const { setup, seed, answers } = played(PEACEFUL.cards)
    const old = { format: 1, game: 'toy', content: 'toy-0', setup, seed, answers: '', fingerprints: '' }
    const text = JSON.stringify(old)
    const record = { ...readRecord(text), answers }
    expect(verify(toy, record)).toMatchObject({ ok: true, proven: false, samePacks: false })
    expect(verify(toy, { ...record, answers: answers.with(3, 50) })).toMatchObject({
      ok: false,
      agreesUntil: 3,
      differsAt: 4,
    })
    expect(resumeSession(toy, record).record()).toEqual(played(PEACEFUL.cards))
    expect(refusal(text.replace('"seed"', '"sead"'))).toBe('seed: expected a string, found nothing')
  })
})

/** The toy as it is asked otherwise from a decision on. */
const askingOtherwise = (from: number): Game<ToySetup> => ({
  ...toy,
  askedDigest: (s) => toy.askedDigest(s) + (machine.decisions.get(s) >= from ? 1 : 0),
})

describe('verifying a record', () => {
  it('says yes to every game that was played', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), fc.nat(3), (seed, most, tips) => {
        const record = played(PEACEFUL.cards, most, seed, tips)
        const total = record.answers.length
        const verdict = verify(toy, readRecord(writeRecord(record)))
        expect(verdict).toMatchObject({
          ok: true,
          proven: true,
          samePacks: true,
          decisions: total,
          differsAt: 0,
          agreesUntil: total,
          reason: '',
          french: '',
        })
        expect(verdictSentence(verdict)).toBeNull()
      }),
    )
    expect(verify(toy, played()).outcome).toMatch(/seat|draw/)
    expect(verify(toy, played(LONG, 5)).outcome).toBeNull()
  })

  it('can use a block that was used before', () => {
    const s = schema.create()
    s.fill(1)
    expect(verify(toy, played(), s).ok).toBe(true)
    expect(verify(toy, played(PEACEFUL.cards), s).ok).toBe(true)
  })

  it('says at which decision play with other rules differs, and opens the game up to there', () => {
    const record = { ...played(LONG, 1000, 'changed', 6), packs: { toy: 'toy-0' } }
    for (const from of [2, 3, 19, 20, 21, 44]) {
      const changed = askingOtherwise(from)
      const verdict = verify(changed, record)
      expect(verdict).toMatchObject({
        ok: false,
        samePacks: false,
        agreesUntil: from - 2,
        differsAt: from - 1,
      })
      expect(verdictSentence(verdict)).toEqual({
        en: `this game plays alike until decision ${from - 2}, then differs (it was saved with another version of the cards): something else is asked, or other options are offered`,
        fr: `cette partie se joue de même jusqu’à la décision ${from - 2}, puis diffère (elle a été enregistrée avec une autre version des cartes)\u00a0: une autre question est posée, ou d’autres options sont offertes`,
      })
      expect(() => resumeSession(changed, record)).toThrow(
        `plays alike until decision ${from - 2}, then differs`,
      )
    }
    const start = verify(askingOtherwise(1), { ...record, packs: { toy: 'toy-1' } })
    expect(start).toMatchObject({ ok: false, agreesUntil: 0, differsAt: 0 })
    expect(verdictSentence(start)).toEqual({
      en: 'this game differs from its start: something else is asked, or other options are offered',
      fr: 'cette partie diffère dès le début\u00a0: une autre question est posée, ou d’autres options sont offertes',
    })
  })

  it('finds a table that looks different at the next fingerprint, and does not trust what was before it', () => {
    const record = played()
    const total = record.answers.length
    for (const [from, at, until] of [
      [5, 20, 0],
      [25, 40, 20],
      [total + 1, total, Math.floor(total / 20) * 20],
    ] as const) {
      const changed: Game<ToySetup> = {
        ...toy,
        shownDigest: (s) =>
          toy.shownDigest(s) + (machine.decisions.get(s) + (machine.waiting(s) ? 0 : 1) >= from ? 1 : 0),
      }
      expect(verify(changed, record)).toMatchObject({
        ok: false,
        differsAt: at,
        agreesUntil: until,
        reason: 'the table does not look as it did',
        french: 'la table n’a plus le même aspect',
      })
    }
  })

  it('finds answers, acts, checks and fingerprints that are not those of the game', () => {
    const record = played(LONG, 1000, 'other', 7)
    for (let at = 0; at < record.answers.length; at += 3) {
      if (machine.options(Session.at(toy, record, at).state) < 2) continue
      const answers = record.answers.with(at, record.answers[at] === 0 ? 1 : 0)
      const verdict = verify(toy, { ...record, answers })
      expect([verdict.ok, verdict.agreesUntil <= record.answers.length]).toEqual([false, true])
      expect(verdict.differsAt).toBeGreaterThan(at)
    }
    for (let i = 0; i < record.checks.length; i++)
      expect(verify(toy, { ...record, checks: record.checks.with(i, record.checks[i]! ^ 1) }).ok).toBe(false)
    for (let i = 0; i < record.fingerprints.length; i++)
      expect(verify(toy, { ...record, fingerprints: record.fingerprints.with(i, 1) }).ok).toBe(false)
    for (let i = 0; i < record.acts!.length; i++)
      expect(verify(toy, { ...record, acts: record.acts!.toSpliced(i, 1) }).ok).toBe(false)
    expect(verify(toy, { ...record, fingerprints: [...record.fingerprints, 1] })).toMatchObject({
      ok: false,
      reason: 'the record has more fingerprints than answers',
      french: 'l’enregistrement a plus d’empreintes que de réponses',
    })
    expect(verify(toy, { ...record, checks: [...record.checks, 1] }).ok).toBe(false)
    const unrecorded = 'the record does not say what came then'
    expect(verify(toy, { ...record, checks: record.checks.slice(0, 9) })).toMatchObject({
      reason: unrecorded,
    })
    expect(verify(toy, { ...record, fingerprints: record.fingerprints.slice(0, -1) })).toMatchObject({
      differsAt: record.answers.length,
      reason: unrecorded,
      french: 'l’enregistrement ne dit pas ce qui est arrivé alors',
    })
    expect(verify(toy, { ...record, acts: [{ after: 4, seat: 0, act: 'cheat' }] })).toMatchObject({
      ok: false,
      reason: '“cheat” is not possible there',
      french: '«\u202fcheat\u202f» n’y est pas possible',
    })
  })

  it('finds an answer that is not possible, and one after the end', () => {
    const record = played(PEACEFUL.cards)
    const total = record.answers.length
    expect(verify(toy, { ...record, answers: record.answers.with(2, 99) })).toMatchObject({
      ok: false,
      differsAt: 3,
      agreesUntil: 2,
    })
    const many = machine.options(Session.at(toy, record, 2).state)
    expect(verify(toy, { ...record, answers: record.answers.with(2, many) })).toMatchObject({
      reason: `answer ${many} is not one of the ${many} options`,
      french: `la réponse ${many} n’est pas l’une des ${many} options`,
    })
    expect(verify(toy, { ...record, answers: [...record.answers, 0] })).toMatchObject({
      ok: false,
      differsAt: total + 1,
      reason: 'the game is already over',
      french: 'la partie est déjà finie',
    })
    const late = [{ after: total, seat: 0, act: 'concede' }]
    expect(verify(toy, { ...record, acts: late })).toMatchObject({ ok: false, differsAt: total })
  })

  it('says no to another game, another seed and a set-up that cannot be read', () => {
    const record = played(PEACEFUL.cards)
    expect(verify(toy, { ...record, game: 'chess' })).toMatchObject({
      ok: false,
      reason: 'the record is of chess, not of toy',
      french: 'l’enregistrement est une partie de chess, pas de toy',
    })
    expect(verify(toy, { ...record, seed: 'another' }).ok).toBe(false)
    expect(verify(toy, { ...record, setup: { cards: ['coin', 'crown'] } })).toMatchObject({
      ok: false,
      differsAt: 0,
      reason: 'cards[1]: there is no card “crown”',
    })
  })

  it('says where the engine stopped a game that never ends, or a rule failed', () => {
    const doomed = new Session(toy, { cards: ['endless', 'endless'] }, 'doomed')
    let stopped: GameRecord | null = null
    try {
      for (;;) doomed.answer(0)
    } catch (error) {
      stopped = (error as { record: GameRecord }).record
    }
    expect(verify(toy, stopped!)).toMatchObject({
      ok: false,
      agreesUntil: stopped!.answers.length - 1,
      differsAt: stopped!.answers.length,
      reason: 'the engine stopped the game: no decision within 200000 steps (in endless)',
      french: 'le moteur a arrêté la partie\u00a0: pas de décision en 200000 étapes (dans endless)',
    })
    const act: typeof toy.act = () => {
      throw new TypeError('a fault of ours')
    }
    expect(verify({ ...toy, act }, played(LONG, 30, 'act', 5))).toMatchObject({
      ok: false,
      reason: 'the engine stopped the game: a rule failed (a fault of ours)',
    })
  })
})

describe('a record whose rules have changed', () => {
  const open = (game: Game<ToySetup>, record: GameRecord) =>
    opened(game, record, (count, withActs) => Session.at(game, record, count, withActs))

  /** A game of so many answers, each after a tip, that ends with one: acts before, between and after all answers. */
  function tipped(answers: number): GameRecord {
    const session = new Session(toy, { cards: LONG }, 'tipped')
    for (let i = 0; ; i++) {
      if (!session.act(0, 'tip')) session.act(1, 'tip')
      if (i === answers) return readRecord(writeRecord(session.record()))
      session.answer(machine.options(session.state) - 1)
    }
  }

  const otherwise: Readonly<Record<string, (from: number) => Game<ToySetup>>> = {
    'by the questions': (from) => askingOtherwise(from + 1),
    'by the options of an act': (from) => ({
      ...toy,
      act: (s, seat, act) => machine.decisions.get(s) <= from && toy.act!(s, seat, act),
    }),
    'by an act that fails': (from) => ({
      ...toy,
      act(s, seat, act) {
        if (machine.decisions.get(s) > from) throw new TypeError('a fault of ours')
        return toy.act!(s, seat, act)
      },
    }),
    'by acts that nobody knows': () => ({ ...toy, acts: [] }),
    'by the look of the table': (from) => ({
      ...toy,
      shownDigest: (s) => toy.shownDigest(s) + (machine.decisions.get(s) > from ? 1 : 0),
    }),
  }
  const numbers = [0, 1, 2, 19, 20, 21]
  it.each(Object.keys(otherwise).flatMap((how) => numbers.map((n) => [how, n] as const)))(
    '%s is opened where it last agrees, after %i answers too',
    (how, answers) => {
      const record = tipped(answers)
      for (const from of numbers.filter((n) => n <= answers)) {
        const { made, verdict, differs } = open(otherwise[how]!(from), record)
        expect([verdict.ok, differs === null]).toEqual([false, false])
        expect(made?.answers).toEqual(record.answers.slice(0, verdict.agreesUntil))
        expect(made?.acts).toBe(verdict.agreesUntil)
      }
    },
  )

  it('agrees up to the answer before an act that is not possible any more', () => {
    for (const answers of numbers) {
      const { verdict, differs } = open(otherwise['by the options of an act']!(answers), tipped(answers))
      expect(verdict).toMatchObject({ deal: 'alike', agreesUntil: answers, differsAt: answers })
      expect(differs?.en).toBe(
        `this game plays alike until decision ${answers}, then differs: “tip” is not possible there`,
      )
    }
  })

  it('differs from its start where the first question or the dealt table does, and is opened there', () => {
    const empty = new Session(toy, PEACEFUL, 'empty').record()
    for (const how of ['by the questions', 'by the look of the table']) {
      const { made, verdict, differs } = open(otherwise[how]!(0), empty)
      expect([verdict.deal, made?.answers]).toEqual(['other', []])
      expect(differs?.en).toMatch(/^this game differs from its start: /)
    }
  })

  it('cannot be opened only where it cannot be dealt', () => {
    const begin = () => {
      throw new TypeError('a fault of ours')
    }
    const record = tipped(3)
    for (const [game, changed] of [
      [toy, { ...record, game: 'chess' }],
      [toy, { ...record, setup: {} }],
      [{ ...toy, begin }, record],
    ] as const) {
      const { made, verdict, differs } = open(game, changed)
      expect([made, verdict.deal]).toEqual([null, 'impossible'])
      expect(differs?.en).toMatch(/^this game differs from its start: /)
    }
  })
})
