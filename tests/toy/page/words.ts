import { homeWords as usual } from '../../../src/web/home/words.ts'

export const homeWords = {
  en: { ...usual.en, games: { ...usual.en.games, toy: { name: 'Toy' } } },
  fr: { ...usual.fr, games: { ...usual.fr.games, toy: { name: 'Jouet' } } },
}
