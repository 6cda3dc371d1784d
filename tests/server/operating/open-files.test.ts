import { describe, expect, it } from 'vitest'
import { mostOpenFiles, openFilesSentence } from '../../../src/server/operating/open-files.ts'

/* How many people the open files of the server are enough for, as it says when it starts. */

const enoughFor = (people: string, files: string): string =>
  `It may have ${files} files open, enough for ${people} at the same time (ulimit -n, LimitNOFILE).`

describe('the limit of open files', () => {
  it('is known of this process', () => {
    expect(mostOpenFiles()).toBeGreaterThan(100)
    expect(mostOpenFiles({})).toBeNull()
    expect(mostOpenFiles({ userLimits: { open_files: { soft: 'unlimited' } } })).toBeNull()
  })

  it.each([
    [20_100, true, enoughFor('20,000 people', '20,100')],
    [256, false, enoughFor('156 people', '256')],
    [101, true, enoughFor('1 person', '101')],
    [64, true, enoughFor('0 people', '64')],
    [1_024, false, null],
    [null, true, null],
  ])('%s, public: %s', (files, isPublic, sentence) => {
    expect(openFilesSentence(files, { isPublic })).toBe(sentence)
  })
})
