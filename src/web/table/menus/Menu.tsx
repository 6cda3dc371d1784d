import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { to } from '../../page/route.ts'
import {
  lang,
  type Motion,
  motion,
  type Tapping,
  type Theme,
  tapping,
  theme,
  VOLUMES,
  volume,
} from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { playSounds } from '../../sound/sounds.ts'
import type { Moment } from '../../source/source.ts'
import { replayWords } from '../replay/replay-words.ts'
import { tableWords } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import { menuWords } from './menu-words.ts'

const w = speaking(tableWords)
const m = speaking(menuWords)
const r = speaking(replayWords)

interface MenuProps {
  readonly close: () => void
  /** Takes the last answer back although something was seen; null when undo is free anyway. */
  readonly takeBack: (() => void) | null
  /** Others must agree to it. */
  readonly agreed: boolean
  readonly replay: () => void
  /** What can be done with the record; null where it is not ours to have yet. */
  readonly kept: {
    readonly fork: () => void
    readonly copyLink: (toMoment: boolean) => void
    readonly save: () => void
  } | null
  readonly acts: Moment['acts']
  readonly act: (id: string) => void
  /** What this game lets people set. */
  readonly children: ComponentChildren
}

/** What is needed now and then: the game as a whole, and how the page behaves. */
export function Menu({ close, takeBack, agreed, replay, kept, acts, act, children }: MenuProps) {
  const words = w.value
  const entry = (title: string, act: () => void) => (
    <li>
      <button
        type="button"
        class="button"
        onClick={() => {
          close()
          act()
        }}
      >
        {title}
      </button>
    </li>
  )
  return (
    <Dialog title={words.menu} close={close} class="menu">
      <ul class="menu-acts">
        {takeBack !== null && entry(agreed ? m.value.undoAgreed : m.value.undoAnyway, takeBack)}
        {entry(r.value.replay, replay)}
        {kept !== null && entry(m.value.fork, kept.fork)}
        {kept !== null && entry(m.value.link, () => kept.copyLink(false))}
        {kept !== null && entry(m.value.linkToMoment, () => kept.copyLink(true))}
        {kept !== null && entry(m.value.saveFile, kept.save)}
        {acts.map(({ id, words: title }) => (
          <Grave key={id} title={title} act={() => act(id)} close={close} />
        ))}
        <li>
          <a class="button" href={to([])}>
            {words.home}
          </a>
        </li>
      </ul>
      {children}
      <label class="setting">
        <span class="setting-name">{m.value.sound.title}</span>
        <input
          type="range"
          min={0}
          max={VOLUMES.length - 1}
          value={VOLUMES.indexOf(volume.value)}
          aria-valuetext={m.value.sound.value(Number(volume.value))}
          onInput={({ currentTarget }) => {
            volume.value = VOLUMES[Number(currentTarget.value)] ?? '0'
            void playSounds('gain')
          }}
        />
      </label>
      <Setting
        name="motion"
        title={m.value.motion.title}
        values={[
          ['off', m.value.motion.off],
          ['fast', m.value.motion.fast],
          ['normal', m.value.motion.normal],
        ]}
        value={motion.value}
        set={(value: Motion) => {
          motion.value = value
        }}
      />
      <Setting
        name="tapping"
        title={m.value.tapping.title}
        values={[
          ['shows', m.value.tapping.shows],
          ['acts', m.value.tapping.acts],
        ]}
        value={tapping.value}
        set={(value: Tapping) => {
          tapping.value = value
        }}
      />
      <Setting
        name="theme"
        title={m.value.theme.title}
        values={[
          ['dark', m.value.theme.dark],
          ['light', m.value.theme.light],
        ]}
        value={theme.value}
        set={(value: Theme) => {
          theme.value = value
        }}
      />
      <Setting
        name="language"
        title={m.value.language}
        values={[
          ['en', 'English'],
          ['fr', 'Français'],
        ]}
        value={lang.value}
        set={(value: 'en' | 'fr') => {
          lang.value = value
        }}
      />
      <p class="quiet credits">{m.value.credits}</p>
    </Dialog>
  )
}

/** What cannot be taken back alone is asked twice. */
function Grave({
  title,
  act,
  close,
}: {
  readonly title: string
  readonly act: () => void
  readonly close: () => void
}) {
  const sure = useSignal(false)
  return (
    <li>
      <button
        type="button"
        class="button grave"
        // A double click and a held key are one press: they have not read what is asked.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault()
        }}
        onClick={({ detail }) => {
          if (!sure.value) sure.value = true
          else if (detail < 2) {
            close()
            act()
          }
        }}
      >
        {sure.value ? m.value.really(title) : title}
      </button>
    </li>
  )
}

interface SettingProps<T extends string> {
  readonly name: string
  readonly title: string
  readonly values: readonly (readonly [T, string])[]
  readonly value: T
  readonly set: (value: T) => void
}

function Setting<T extends string>({ name, title, values, value, set }: SettingProps<T>) {
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <div class="seg">
        {values.map(([each, label]) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => set(each)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
