import { describe, expect, it } from 'vitest'
import { examplesById, examplesOf, readPage, rulingsOn, statementsOn } from '../../src/lab/rulebook/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'

const anyFile = scenarioFiles(['scenarios/aeons-end'])[0]!

describe('reading a page', () => {
  const page = readPage(
    'x',
    '# Title\n\nA lead.\n\nA rule. {R001 R002}\n\n- one {R003}\n- two\n\n| a |\n| --- |\n| b |\n\n{R004}\n',
  )

  it('finds the numbers at the end of paragraphs, items and tables', () => {
    expect(page.title).toBe('Title')
    expect(statementsOn(page)).toEqual([
      { ids: ['R001', 'R002'], text: 'A rule.' },
      { ids: ['R003'], text: 'one' },
      { ids: ['R004'], text: '| a |\n| --- |\n| b |' },
    ])
  })

  it('divides a ruling into question, ruling, reason and switch', () => {
    const rulings = readPage(
      'rulings/x',
      '# Title\n\n## Which? {G01}\n\nThis.\n\n*Why* Because.\n\n*Switch* `that`.\n\n## Who? {G02}\n\nYou.\n\n*Why* So.\n',
    )
    expect(rulingsOn(rulings)).toEqual([
      { id: 'G01', question: 'Which?', ruling: 'This.', reason: 'Because.', switch: '`that`.' },
      { id: 'G02', question: 'Who?', ruling: 'You.', reason: 'So.', switch: '' },
    ])
  })

  it('refuses a page without a title', () => {
    expect(() => readPage('x', 'No title.')).toThrow('x does not begin with its title')
  })

  it('shows first the scenarios that prove most of a statement, each once', () => {
    const scenario = (title: string, proves: string[]) => ({ ...scenariosIn(anyFile)[0]!, title, proves })
    const index = examplesById([scenario('one', ['R001']), scenario('both', ['R001', 'R002'])])
    expect(examplesOf({ ids: ['R001', 'R002'] }, index).map(({ title }) => title)).toEqual(['both', 'one'])
  })
})
