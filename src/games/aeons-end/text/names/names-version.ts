/** Grows whenever names are added: caches made of all names are made again. */
let version = 0
export const namesVersion = (): number => version
export function bumpNamesVersion(): void {
  version += 1
}
