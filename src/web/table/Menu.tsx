import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { to } from '../page/route.ts'
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
} from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { hear } from '../sound/sounds.ts'
import type { Moment } from '../source/source.ts'
import { Dialog } from './Dialog.tsx'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

interface MenuProps {
  readonly close: () => void
  /** Takes the last answer back by agreement; null when undo is free anyway. */
  readonly takeBack: (() => void) | null
  readonly fork: () => void
  readonly replay: () => void
  readonly copyLink: (toMoment: boolean) => void
  readonly save: () => void
  readonly acts: Moment['acts']
  readonly act: (id: string) => void
  /** What this game lets people set. */
  readonly children: ComponentChildren
}

/** What is needed now and then: the game as a whole, and how the page behaves. */
export function Menu({ close, takeBack, fork, replay, copyLink, save, acts, act, children }: MenuProps) {
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
        {takeBack !== null && entry(words.undoAnyway, takeBack)}
        {entry(words.replay, replay)}
        {entry(words.fork, fork)}
        {entry(words.link, () => copyLink(false))}
        {entry(words.linkToMoment, () => copyLink(true))}
        {entry(words.saveFile, save)}
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
        <span class="setting-name">{words.sound.title}</span>
        <input
          type="range"
          min={0}
          max={VOLUMES.length - 1}
          value={VOLUMES.indexOf(volume.value)}
          aria-valuetext={words.sound.value(Number(volume.value))}
          onInput={({ currentTarget }) => {
            volume.value = VOLUMES[Number(currentTarget.value)] ?? '0'
            void hear('gain')
          }}
        />
      </label>
      <Setting
        name="motion"
        title={words.motion.title}
        values={[
          ['off', words.motion.off],
          ['fast', words.motion.fast],
          ['normal', words.motion.normal],
        ]}
        value={motion.value}
        set={(value: Motion) => {
          motion.value = value
        }}
      />
      <Setting
        name="tapping"
        title={words.tapping.title}
        values={[
          ['shows', words.tapping.shows],
          ['acts', words.tapping.acts],
        ]}
        value={tapping.value}
        set={(value: Tapping) => {
          tapping.value = value
        }}
      />
      <Setting
        name="theme"
        title={words.theme.title}
        values={[
          ['dark', words.theme.dark],
          ['light', words.theme.light],
        ]}
        value={theme.value}
        set={(value: Theme) => {
          theme.value = value
        }}
      />
      <Setting
        name="language"
        title={words.language}
        values={[
          ['en', 'English'],
          ['fr', 'Français'],
        ]}
        value={lang.value}
        set={(value: 'en' | 'fr') => {
          lang.value = value
        }}
      />
      <p class="quiet credits">{words.credits}</p>
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
        onClick={() => {
          if (!sure.value) {
            sure.value = true
            return
          }
          close()
          act()
        }}
      >
        {sure.value ? w.value.really(title) : title}
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
