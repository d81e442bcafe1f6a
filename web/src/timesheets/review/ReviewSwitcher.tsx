import { VisuallyHidden } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import switcher from '../../ui/switchers/MonthSwitcher.module.css'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import { customerOfRow } from './neighboursOf.ts'
import classes from './review.module.css'
import type { Review } from './useReview.ts'

const words = texts.review

/**
 * The buttons to the previous and the next month of the list. Between them are the name of the list and the position in
 * it.
 */
export function ReviewSwitcher({ review }: { readonly review: Review }) {
  const { rows, listed, listName, place, previous, next, go } = review
  if (place === null) return null
  return (
    <div className={switcher.root}>
      <SwitcherArrow
        to="previous"
        label={
          previous === null
            ? words.noPrevious
            : words.previousContract(previous.username, customerOfRow(rows, previous))
        }
        available={previous !== null}
        onClick={() => previous !== null && go(previous)}
      />
      <span className={classes.place} aria-live="polite">
        <span aria-hidden>
          <span className={classes.listName}>{listName} ·</span> {words.place(place, listed.length)}
        </span>
        <VisuallyHidden>{words.placeInWords(listName, place, listed.length)}</VisuallyHidden>
      </span>
      <SwitcherArrow
        to="next"
        label={next === null ? words.noNext : words.nextContract(next.username, customerOfRow(rows, next))}
        available={next !== null}
        onClick={() => next !== null && go(next)}
      />
    </div>
  )
}
