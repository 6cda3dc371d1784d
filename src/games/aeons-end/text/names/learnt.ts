/** How often names were learnt: whoever keeps something made of all names makes it again. */
let learnt = 0
export const namesLearnt = (): number => learnt
export function noteNames(): void {
  learnt += 1
}
