import type { ComponentChildren } from 'preact'
import { speaking } from '../../page/words.ts'
import { BeginBar, type BeginBarProps } from '../BeginBar.tsx'
import { CodeField } from '../CodeField.tsx'
import { SetupParts } from '../SetupParts.tsx'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'
import { NemesisChooser } from './NemesisChooser.tsx'
import { SupplyChooser } from './SupplyChooser.tsx'
import { nameOf, type Planning } from './use-plan.ts'
import { VariantChooser } from './VariantChooser.tsx'

const w = speaking(setupWords)

interface SetupFormProps extends Pick<BeginBarProps, 'note' | 'surprise' | 'invite' | 'start'> {
  readonly title: string
  readonly planned: Planning
  readonly offer: NonNullable<Planning['offer']>
  /** The mages in a few words. */
  readonly mages: string
  readonly class?: string
  readonly submit: () => Promise<void>
  /** Where mages are chosen, or seats. */
  readonly children: ComponentChildren
}

/** All that can be chosen for a game of Aeon's End, and below it what is done with it. */
export function SetupForm(props: SetupFormProps) {
  const { title, planned, offer, mages, class: extra = '', submit, children, ...bar } = props
  const { plan, ready, problem, change, takeCode } = planned
  const foe = nameOf(offer.nemeses, plan.nemesis)
  const piles = ready?.settled.supply ?? []
  return (
    <main class="page setup wide">
      <h1 class="unseen">{title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SetupParts
          class={extra}
          parts={[
            [w.value.mages, mages],
            [w.value.nemesis, foe],
            [w.value.supply, w.value.pilesChosen(piles.length)],
          ]}
        >
          {children}
          <NemesisChooser offer={offer} plan={plan} change={change} />
          <SupplyChooser offer={offer} plan={plan} change={change} piles={piles} />
        </SetupParts>
        <div class="setup-more">
          <VariantChooser offer={offer} plan={plan} change={change} />
          <CodeField code={ready?.code ?? null} use={(text) => void takeCode(text)} />
        </div>
        <BeginBar
          {...bar}
          title={
            <>
              {plan.mages.map((id) => faceOf(offer, id).name).join(' + ')} <small>{w.value.against}</small>{' '}
              {foe}
            </>
          }
          problem={problem}
          ready={ready !== null}
        />
      </form>
    </main>
  )
}
