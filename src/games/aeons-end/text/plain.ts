import type { Lang } from '../../../language/face.ts'

/*
 * Texts carry the mark {ae} where a card shows the icon of aether. Where there are only letters it is
 * read as the word, which in French stays as it is after a number: « 4 éther ».
 */
const WORDS: Readonly<Record<Lang, string>> = { en: 'aether', fr: 'éther' }

export const plainText = (line: string, lang: Lang): string => line.replaceAll('{ae}', WORDS[lang])
