import type { Lang } from '../../../language/face.ts'

/*
 * Texts carry the mark {ae} where a card shows the icon of aether. Where there are only letters it is
 * read as the word, which in French stays as it is after a number: « 4 éther ».
 */
export function plainText(line: string, lang: Lang): string {
  if (lang === 'en') return line.replaceAll('{ae}', 'aether')
  return line
    .replace(/(?<!\p{L})([dD])e[ \u00a0]\{ae\}/gu, '$1’éther')
    .replace(/(?<!\p{L})([lL])e[ \u00a0]\{ae\}/gu, '$1’éther')
    .replaceAll('{ae}', 'éther')
}
