import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'

/** The addresses under which others in the house reach this machine. */
export function lanAddresses(port: number): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

/** A code of half blocks that a phone reads from a dark or a light terminal. */
export function qrCode(text: string): string {
  const code = generate(text)
  const margin = 2
  const lines: string[] = []
  for (let y = -margin; y < code.size + margin; y += 2) {
    let line = ''
    for (let x = -margin; x < code.size + margin; x++) {
      const [above, below] = [code.get(x, y), code.get(x, y + 1)]
      line += above ? (below ? ' ' : '▄') : below ? '▀' : '█'
    }
    lines.push(line)
  }
  return lines.join('\n')
}

export function printLan(port: number): void {
  const [first, ...others] = lanAddresses(port)
  if (first === undefined) {
    console.log('This machine is in no network, so nobody else can reach it.')
    return
  }
  console.log(`Others in this house find it at ${[first, ...others].join(' or ')}\n\n${qrCode(first)}`)
}
