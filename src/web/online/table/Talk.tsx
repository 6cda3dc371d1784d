import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Company, SayingShown } from '../../../table/messages.ts'
import { PHRASES } from '../../../table/people/phrases.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { muted } from '../me.ts'
import { listensToNobody, listensToWatchers } from '../source/listening.ts'
import type { RemoteTable } from '../source/remote.ts'
import { mute } from '../who-am-i.ts'
import { onlineWords } from '../words.ts'
import { companyWords } from './company-words.ts'
import { metHere, ReportButtons, type Reported } from './ReportButtons.tsx'

const w = speaking(onlineWords)
const c = speaking(companyWords)

/** A saying in the language of whoever reads it. */
export const spoken = ({ name, phrase, text }: SayingShown): string =>
  c.value.saidBy(name === '' ? w.value.somebody : name, text ?? PHRASES[phrase ?? -1]?.[lang.value] ?? '')

interface TalkProps {
  readonly remote: RemoteTable
  readonly company: Company
  /** What is heard here, the newest last. */
  readonly sayings: readonly SayingShown[]
  readonly report: (about: Reported) => void
  readonly close: () => void
}

/** What people say to each other, and whom one hears. */
export function Talk({ remote, company, sayings, report, close }: TalkProps) {
  const text = useSignal('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [sayings.length])
  return (
    <Dialog title={c.value.talkTitle} close={close} class="talk-dialog">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <ol class="sayings" ref={list} aria-live="polite" tabIndex={0} aria-label={c.value.talkTitle}>
        {sayings.map((saying) => (
          <li key={saying.n}>{spoken(saying)}</li>
        ))}
      </ol>
      {company.you.seats.length === 0 && <p class="quiet">{c.value.whoListens}</p>}
      {company.options.talk === 'text' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.value.trim() !== '') remote.conversation.speakText(text.value.trim())
            text.value = ''
          }}
        >
          <label>
            <span class="unseen">{c.value.sayHint}</span>
            <input
              type="text"
              // A keyboard on the screen would cover the phrases.
              autoFocus={matchMedia('(hover: hover)').matches}
              maxLength={200}
              placeholder={c.value.sayHint}
              value={text.value}
              onInput={({ currentTarget }) => {
                text.value = currentTarget.value
              }}
            />
          </label>
          <button type="submit" class="button">
            {c.value.send}
          </button>
        </form>
      )}
      <h3>{c.value.phrases}</h3>
      <ul class="phrases">
        {PHRASES.map((phrase, i) => (
          <li key={phrase.en}>
            <button
              type="button"
              class="button"
              // biome-ignore lint/a11y/noAutofocus: this dialogue was opened to say something
              autoFocus={i === 0 && company.options.talk !== 'text'}
              onClick={() => remote.conversation.speakPhrase(i)}
            >
              {phrase[lang.value]}
            </button>
          </li>
        ))}
      </ul>
      <Listening remote={remote} company={company} report={report} />
    </Dialog>
  )
}

/** Everybody who can be heard here, and everybody who was muted anywhere. */
const othersOf = (company: Company, sayings: readonly SayingShown[]): readonly Reported[] => {
  const here = metHere(company, sayings)
  const elsewhere = muted.value.filter(({ id }) => here.every(({ person }) => person !== id))
  return [...elsewhere.map(({ id, name }) => ({ person: id, name: name || w.value.somebody })), ...here]
}

function Listening({ remote, company, report }: Pick<TalkProps, 'remote' | 'company' | 'report'>) {
  const problem = useSignal('')
  const { value: sayings } = remote.conversation.sayings
  const choose = async (person: string, off: boolean) => {
    try {
      await mute(person, off)
      problem.value = ''
      // What was said meanwhile is heard now.
      if (!off) remote.conversation.listen(listensToWatchers.peek())
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  return (
    <section aria-labelledby="hearing">
      <h3 id="hearing">{c.value.listening}</h3>
      <label class="check">
        <input
          type="checkbox"
          checked={listensToNobody.value}
          onChange={({ currentTarget: { checked } }) => {
            listensToNobody.value = checked
          }}
        />
        {c.value.listenToNobody}
      </label>
      {company.you.seats.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={listensToWatchers.value}
            onChange={({ currentTarget: { checked } }) => {
              listensToWatchers.value = checked
              remote.conversation.listen(checked)
            }}
          />
          {c.value.listenToWatchers}
        </label>
      )}
      <ul class="mutes">
        {othersOf(company, sayings).map(({ person, name }) => {
          const off = muted.value.some(({ id }) => id === person)
          return (
            <li key={person}>
              <button type="button" class="button" onClick={() => void choose(person, !off)}>
                {off ? c.value.unmute(name) : c.value.mute(name)}
              </button>
            </li>
          )
        })}
      </ul>
      <ReportButtons company={company} sayings={sayings} report={report} />
      <p role="status">{problem.value}</p>
    </section>
  )
}
