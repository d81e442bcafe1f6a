import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import switcher from '../../ui/switchers/MonthSwitcher.module.css'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import type { Neighbours } from './neighboursOf.ts'
import classes from './review.module.css'

type Props = {
  readonly at: Neighbours & { readonly listName: string; readonly go: (row: ContractMonthRow) => unknown }
  readonly all: number
  /** True while the list loads. The switcher is then invisible, but it keeps its place. */
  readonly isPending?: boolean
  readonly words: {
    readonly noPrevious: string
    readonly noNext: string
    readonly placeInWords: (listName: string, place: number, all: number) => string
  }
  readonly previousOf: (row: ContractMonthRow) => string
  readonly nextOf: (row: ContractMonthRow) => string
}

export function PlaceSwitcher({ at, all, isPending = false, words, previousOf, nextOf }: Props) {
  const { listName, place, previous, next, go } = at
  if (place === null && !isPending) return null
  return (
    <div className={switcher.root} style={place === null ? { visibility: 'hidden' } : undefined}>
      <SwitcherArrow
        to="previous"
        label={previous === null ? words.noPrevious : previousOf(previous)}
        available={previous !== null}
        onClick={() => previous !== null && go(previous)}
      />
      <span className={classes.place} aria-live="polite">
        <span aria-hidden>
          <span className={classes.listName}>{listName} ·</span> {texts.review.place(place ?? 0, all)}
        </span>
        <VisuallyHidden>{words.placeInWords(listName, place ?? 0, all)}</VisuallyHidden>
      </span>
      <SwitcherArrow
        to="next"
        label={next === null ? words.noNext : nextOf(next)}
        available={next !== null}
        onClick={() => next !== null && go(next)}
      />
    </div>
  )
}
