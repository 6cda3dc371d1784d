import { checkBook } from './book.ts'

checkBook({
  game: 'eternal',
  isRule: (id) => /^E[D\d]/.test(id),
  isExample: () => false,
  beyond: [],
  foreign: 'units|weapon|curse|void|market|ready|exhausted|blocker|health',
})
