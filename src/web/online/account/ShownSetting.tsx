import { speaking } from '../../page/words.ts'
import { friendWords } from '../lobby/friend-words.ts'
import { shownToNobody } from './shown.ts'

const f = speaking(friendWords)

/** Whether those I have played with see that I am here. */
export function ShownSetting() {
  return (
    <section class="slab" aria-labelledby="friends">
      <h2 id="friends">{f.value.title}</h2>
      <label class="check">
        <input
          type="checkbox"
          checked={!shownToNobody.value}
          onChange={({ currentTarget }) => {
            shownToNobody.value = !currentTarget.checked
          }}
        />
        <span>{f.value.setting}</span>
      </label>
      <p>{f.value.settingHint}</p>
    </section>
  )
}
