import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import {
  fingerprintAfter,
  type GameRecord,
  Recorder,
  readRecord,
  replayTo,
  writeRecord,
} from '../../src/kernel/record.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { verify } from '../../src/kernel/verify.ts'
import { type Kind, machine, PEACEFUL, schema, toy } from './toy.ts'

const LONG: readonly Kind[] = Array.from(
  { length: 40 },
  (_, i) => (['gift', 'echo', 'coin', 'storm'] as const)[i % 4]!,
)

/** A whole game in which the answers go round. */
function played(cards: readonly Kind[] = LONG, most = 1000, seed = 'recorded'): GameRecord {
  const s = schema.create()
  const recorder = new Recorder()
  toy.begin(s, { cards }, seedFrom(seed))
  for (let i = 0; machine.waiting(s) && i < most; i++) {
    const answer = (i * 7) % machine.options(s)
    machine.answer(s, answer)
    recorder.add(answer, s)
  }
  return recorder.record(toy, { cards }, seed, s)
}

describe('a record', () => {
  it('has a fingerprint after every twenty answers and after the last', () => {
    expect(played(LONG, 0).fingerprints).toHaveLength(0)
    expect(played(LONG, 1).fingerprints).toHaveLength(1)
    expect(played(LONG, 19).fingerprints).toHaveLength(1)
    expect(played(LONG, 20).fingerprints).toHaveLength(1)
    expect(played(LONG, 21).fingerprints).toHaveLength(2)
    expect(played(LONG, 41).fingerprints).toHaveLength(3)
    expect(played(LONG, 41).fingerprints.slice(0, 2)).toEqual(played(LONG, 40).fingerprints)
  })

  it('says which fingerprint belongs to which answer', () => {
    const record = played(LONG, 45)
    const marks = Array.from({ length: 46 }, (_, i) => fingerprintAfter(record, i))
    expect(marks.flatMap((mark, i) => (mark === null ? [] : [i]))).toEqual([20, 40, 45])
    expect([marks[20], marks[40], marks[45]]).toEqual(record.fingerprints)
    expect(fingerprintAfter({ ...record, fingerprints: [] }, 20)).toBeNull()
  })

  it('forgets the fingerprints of answers that were taken back', () => {
    const s = schema.create()
    const recorder = new Recorder()
    for (let i = 0; i < 45; i++) recorder.add(i, s)
    const marks = () => recorder.reproduction(toy, null, '', []).fingerprints.length
    expect(marks()).toBe(2)
    recorder.cut(40)
    expect(marks()).toBe(2)
    recorder.cut(39)
    expect(marks()).toBe(1)
    recorder.cut(0)
    expect([marks(), recorder.answers]).toEqual([0, []])
  })

  it('is text that comes back as it was, whatever its answers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(3), fc.nat(4095), fc.nat(2 ** 21 - 1))),
        fc.string(),
        fc.jsonValue().filter((x) => !Object.is(x, -0) && !JSON.stringify(x).includes('-0')),
        fc.array(fc.nat(0xffffffff), { maxLength: 5 }),
        (answers, seed, setup, fingerprints) => {
          const record: GameRecord = {
            format: 1,
            game: 'toy',
            content: 'x',
            setup,
            seed,
            answers,
            fingerprints,
          }
          expect(readRecord(writeRecord(record))).toEqual(record)
        },
      ),
    )
  })

  it('takes one byte for a small answer, two for one from 128 on', () => {
    const text = (answers: readonly number[]) =>
      (JSON.parse(writeRecord({ ...played(LONG, 0), answers })) as { answers: string }).answers
    expect(text([0, 1, 127])).toBe('AAF_')
    expect(text([128])).toBe('gAE')
    expect(text([16_384])).toBe('gIAB')
  })

  it('replays to the state that it was made from, at every answer', () => {
    const record = played()
    expect(record.answers.length).toBeGreaterThan(60)
    const s = schema.create()
    s.fill(77)
    for (const n of [0, 1, 20, 33, record.answers.length]) {
      replayTo(toy, record, n, s)
      expect(machine.waiting(s)).toBe(n < record.answers.length)
      const expected = fingerprintAfter(record, n)
      if (expected !== null) expect(hash(s)).toBe(expected)
    }
    expect(hash(replayTo(toy, record, 20))).toBe(record.fingerprints[0])
  })

  it('cannot be replayed through an answer that is not possible', () => {
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
      new Refusal('the game is already over', `answer ${long.length}`),
    )
  })
})

describe('reading a record', () => {
  const whole = JSON.parse(writeRecord(played(PEACEFUL.cards))) as Record<string, unknown>
  const place = (document: unknown, text = JSON.stringify(document)) => {
    try {
      readRecord(text)
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      return (error as Refusal).message
    }
    return 'read'
  }

  it.each([
    ['format', 2, 'format: records of format 2 cannot be read, only format 1'],
    ['format', '1', 'format: expected a number, found "1"'],
    ['game', undefined, 'game: expected a string, found nothing'],
    ['content', 3, 'content: expected a string, found 3'],
    ['seed', 4, 'seed: expected a string, found 4'],
    ['answers', [0, 1], 'answers: expected a string, found [0,1]'],
    ['answers', 'A!', 'answers: character 2 (“!”) cannot stand here'],
    ['answers', 'A', 'answers: the text ends in the middle of a byte (character 1)'],
    ['answers', 'gA', 'answers: the answers end in the middle of a number'],
    ['answers', 'AICAgAE', 'answers: answer 2 is too large'],
    ['fingerprints', 'abc', 'fingerprints: expected groups of eight hexadecimal digits'],
    ['fingerprints', 'ABCDEF01', 'fingerprints: expected groups of eight hexadecimal digits'],
    ['fingerprints', null, 'fingerprints: expected a string, found null'],
  ])('with %s = %j is refused: %s', (name, value, message) => {
    expect(place({ ...whole, [name]: value })).toBe(message)
  })

  it.each(['[]', 'null', '7', '"x"'])('%s is no record', (text) => {
    expect(place(null, text)).toMatch(/^this is not a record: expected an object/)
  })

  it('is refused when it is not even JSON', () => {
    expect(place(null, '{')).toMatch(/^this is not a record: .*JSON/)
    expect(place(whole)).toBe('read')
  })
})

describe('verifying a record', () => {
  it('says yes to every game that was played', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), (seed, most) => {
        const record = played(PEACEFUL.cards, most, seed)
        const total = record.answers.length
        const verdict = verify(toy, readRecord(writeRecord(record)))
        expect(verdict).toMatchObject({
          ok: true,
          decisions: total,
          differsAt: 0,
          agreesUntil: total,
          reason: '',
          french: '',
        })
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

  it('says at which answer the game first differs, and up to which it is the same', () => {
    const record = played()
    for (const from of [3, 25, 47]) {
      let at = from
      while (machine.options(replayTo(toy, record, at)) < 2) at++
      const answers = record.answers.with(at, record.answers[at] === 0 ? 1 : 0)
      const verdict = verify(toy, { ...record, answers })
      const mark = Math.floor(at / 20) * 20
      expect(verdict.ok).toBe(false)
      expect(verdict.agreesUntil).toBe(mark)
      expect(verdict.differsAt).toBeGreaterThan(at)
      expect(verdict.differsAt).toBeLessThanOrEqual(mark + 20)
    }
  })

  it('finds a changed fingerprint at its answer', () => {
    const record = played()
    const marks = record.fingerprints
    const changed = verify(toy, { ...record, fingerprints: marks.with(1, 0x1234) })
    const hex = marks[1]!.toString(16).padStart(8, '0')
    expect(changed).toMatchObject({
      ok: false,
      differsAt: 40,
      agreesUntil: 20,
      reason: `the state is ${hex}, the record says 00001234`,
    })
    const cut = verify(toy, { ...record, fingerprints: marks.slice(0, -1) })
    expect(cut).toMatchObject({ ok: false, differsAt: record.answers.length })
    expect(cut.reason).toMatch(/the record says nothing$/)
    const more = verify(toy, { ...record, fingerprints: [...marks, 1] })
    expect(more).toMatchObject({
      ok: false,
      reason: 'the record has more fingerprints than answers',
      french: 'l’enregistrement a plus d’empreintes que de réponses',
    })
  })

  it('finds an answer that is not possible, and one after the end', () => {
    const record = played(PEACEFUL.cards)
    const total = record.answers.length
    expect(verify(toy, { ...record, answers: record.answers.with(2, 99) })).toMatchObject({
      ok: false,
      differsAt: 3,
    })
    expect(verify(toy, { ...record, answers: record.answers.with(2, 99) }).reason).toMatch(
      /^answer 99 is not one of the \d options$/,
    )
    expect(verify(toy, { ...record, answers: [...record.answers, 0] })).toMatchObject({
      ok: false,
      differsAt: total + 1,
      reason: 'the game is already over',
    })
  })

  it('says no to another game, other content, another seed and another set-up', () => {
    const record = played(PEACEFUL.cards)
    expect(verify(toy, { ...record, game: 'chess' }).reason).toBe('the record is of chess, not of toy')
    expect(verify(toy, { ...record, content: 'toy-0' }).reason).toBe(
      'the record was made with other content (toy-0, now toy-1)',
    )
    expect(verify(toy, { ...record, seed: 'another' }).ok).toBe(false)
    expect(() => verify(toy, { ...record, setup: { cards: ['coin', 'crown'] } })).toThrow(
      new Refusal('there is no card “crown”', 'cards[1]'),
    )
  })

  it('lets a fault of ours through as it is', () => {
    const deaf = () => {
      throw new TypeError('a fault of the listener')
    }
    const begin: typeof toy.begin = (s, setup, seed) => listening(null, () => toy.begin(s, setup, seed))
    expect(() => listening(deaf, () => verify({ ...toy, begin }, played(PEACEFUL.cards)))).toThrow(TypeError)
  })

  it('says where the engine stopped a game that never ends', () => {
    const record = { ...played(['endless', 'endless'], 0), answers: [0, 0] }
    expect(verify(toy, record)).toMatchObject({
      ok: false,
      differsAt: 2,
      reason: 'the engine stopped the game: no decision within 200000 steps (in endless)',
    })
  })
})
