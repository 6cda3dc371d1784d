/** A whole game in the address of a link: the record, packed. */

async function through(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

export async function packed(record: string): Promise<string> {
  const bytes = await through(record, new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record in a link, or null when the link is damaged. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    )
  } catch {
    return null
  }
}
