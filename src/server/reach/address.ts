const USUAL_HOST = '127.0.0.1'
/** On this machine all of these are reached as localhost. */
const HERE: readonly string[] = [USUAL_HOST, '0.0.0.0', '::', 'localhost']

/** Where to listen; an empty HOST is none, and never every network of the machine. */
export const chosenHost = (host: string | undefined): string =>
  host === undefined || host.trim() === '' ? USUAL_HOST : host.trim()

/** An address that can be opened in a browser. */
export function addressOf(host: string, port: number): string {
  const name = HERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
