/** Grows whenever names are added: whoever keeps something made of all names makes it again. */
let version = 0
export const namesVersion = (): number => version
export function bumpNamesVersion(): void {
  version += 1
}
