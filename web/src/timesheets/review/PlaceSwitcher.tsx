import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import switcher from '../../ui/switchers/MonthSwitcher.module.css'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import classes from './review.module.css'

type Props = {
  readonly listName: string
  readonly place: number
  readonly all: number
  /** The position in words, for a screen reader. */
  readonly inWords: string
  readonly previous: string
  readonly next: string
  /** Null at the first place of the list. */
  readonly onPrevious: (() => unknown) | null
  /** Null at the last place of the list. */
  readonly onNext: (() => unknown) | null
}

/** The arrows to the previous and the next place in a list. Between them are the name of the list and the position. */
export const PlaceSwitcher = ({ listName, place, all, inWords, previous, next, onPrevious, onNext }: Props) => (
  <div className={switcher.root}>
    <SwitcherArrow to="previous" label={previous} available={onPrevious !== null} onClick={() => void onPrevious?.()} />
    <span className={classes.place} aria-live="polite">
      <span aria-hidden>
        <span className={classes.listName}>{listName} ·</span> {texts.review.place(place, all)}
      </span>
      <VisuallyHidden>{inWords}</VisuallyHidden>
    </span>
    <SwitcherArrow to="next" label={next} available={onNext !== null} onClick={() => void onNext?.()} />
  </div>
)
