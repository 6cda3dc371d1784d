import type { StoryPage } from '../../state.ts'

/** A page of the story: no rules, and no word of what it changes. */
export interface Page {
  readonly title: string
  readonly body: readonly string[]
}

/** The pages by chapter and moment, and the epilogues by their ending. */
export type Story = Readonly<Record<string, Page>>

export const pageKey = ({ chapter, moment, ending }: StoryPage): string =>
  moment === 'epilogue' ? `epilogue ${ending}` : `${chapter} ${moment}`
