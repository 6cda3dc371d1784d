import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Company, SayingShown } from '../../table/messages.ts'
import { PHRASES } from '../../table/phrases.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { Dialog } from '../table/Dialog.tsx'
import { listensToNobody, listensToWatchers } from './listening.ts'
import { me, mute, muted } from './me.ts'
import type { RemoteTable } from './remote.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)

/** A saying in the language of whoever reads it. */
export const spoken = ({ name, phrase, text }: SayingShown): string =>
  w.value.saidBy(name === '' ? w.value.somebody : name, text ?? PHRASES[phrase ?? -1]?.[lang.value] ?? '')

interface TalkProps {
  readonly remote: RemoteTable
  readonly company: Company
  /** What is heard here, the newest last. */
  readonly sayings: readonly SayingShown[]
  readonly close: () => void
}

/** What people say to each other, and whom one hears. */
export function Talk({ remote, company, sayings, close }: TalkProps) {
  const text = useSignal('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [sayings.length])
  return (
    <Dialog title={w.value.talkTitle} close={close} class="talk-dialog">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <ol class="sayings" ref={list} aria-live="polite" tabIndex={0} aria-label={w.value.talkTitle}>
        {sayings.map((saying) => (
          <li key={saying.n}>{spoken(saying)}</li>
        ))}
      </ol>
      {company.options.talk === 'text' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.value.trim() !== '') remote.speakText(text.value.trim())
            text.value = ''
          }}
        >
          <label>
            <span class="unseen">{w.value.sayHint}</span>
            <input
              type="text"
              // A keyboard on the screen would cover the phrases.
              autoFocus={matchMedia('(hover: hover)').matches}
              maxLength={200}
              placeholder={w.value.sayHint}
              value={text.value}
              onInput={({ currentTarget }) => {
                text.value = currentTarget.value
              }}
            />
          </label>
          <button type="submit" class="button">
            {w.value.send}
          </button>
        </form>
      )}
      <h3>{w.value.phrases}</h3>
      <ul class="phrases">
        {PHRASES.map((phrase, i) => (
          <li key={phrase.en}>
            <button
              type="button"
              class="button"
              // biome-ignore lint/a11y/noAutofocus: this dialogue was opened to say something
              autoFocus={i === 0 && company.options.talk !== 'text'}
              onClick={() => remote.speakPhrase(i)}
            >
              {phrase[lang.value]}
            </button>
          </li>
        ))}
      </ul>
      <Listening remote={remote} company={company} />
    </Dialog>
  )
}

/** Everybody who could be heard here, and everybody who was muted anywhere; nobody hears less of herself. */
function othersOf(
  { seats, you }: Company,
  sayings: readonly SayingShown[],
): readonly (readonly [id: string, name: string])[] {
  const own = new Set([me.value?.id, ...you.seats.map((seat) => seats[seat]?.person)])
  const all = [
    ...muted.value.map(({ id, name }) => [id, name] as const),
    ...sayings.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
    ...seats.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
  ]
  return [...new Map(all)].filter(([id]) => !own.has(id))
}

function Listening({ remote, company }: Pick<TalkProps, 'remote' | 'company'>) {
  const problem = useSignal('')
  const choose = async (person: string, off: boolean) => {
    try {
      await mute(person, off)
      problem.value = ''
      // What was said meanwhile is heard now.
      if (!off) remote.listen(listensToWatchers.peek())
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  return (
    <section aria-labelledby="hearing">
      <h3 id="hearing">{w.value.listening}</h3>
      <label class="check">
        <input
          type="checkbox"
          checked={listensToNobody.value}
          onChange={({ currentTarget: { checked } }) => {
            listensToNobody.value = checked
          }}
        />
        {w.value.listenToNobody}
      </label>
      {company.you.seats.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={listensToWatchers.value}
            onChange={({ currentTarget: { checked } }) => {
              listensToWatchers.value = checked
              remote.listen(checked)
            }}
          />
          {w.value.listenToWatchers}
        </label>
      )}
      <ul class="mutes">
        {othersOf(company, remote.sayings.value).map(([person, name]) => {
          const off = muted.value.some(({ id }) => id === person)
          const called = name === '' ? w.value.somebody : name
          return (
            <li key={person}>
              <button type="button" class="button" onClick={() => void choose(person, !off)}>
                {off ? w.value.unmute(called) : w.value.mute(called)}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status">{problem.value}</p>
    </section>
  )
}
