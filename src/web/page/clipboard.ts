import { speaking } from './words.ts'

const w = speaking({
  en: { notCopied: 'This browser does not let the page copy.' },
  fr: { notCopied: 'Ce navigateur ne laisse pas la page copier.' },
})

/** Copies what is selected in a field that nobody sees, beside the pressed button: outside an open dialogue nothing can be selected. */
function copySelected(text: string): boolean {
  const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : document.body
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  ;(pressed.parentElement ?? pressed).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  pressed.focus({ preventScroll: true })
  return copied
}

/**
 * Puts a text on the clipboard; gives what to say then. A page without https, as in
 * one house, has no clipboard, but may still copy what is selected.
 */
export async function copyText(text: string, copied: string, notCopied = w.value.notCopied): Promise<string> {
  const hasClipboard = (navigator.clipboard as Clipboard | undefined) !== undefined
  const done = hasClipboard
    ? await navigator.clipboard.writeText(text).then(
        () => true,
        () => copySelected(text),
      )
    : copySelected(text)
  return done ? copied : notCopied
}
