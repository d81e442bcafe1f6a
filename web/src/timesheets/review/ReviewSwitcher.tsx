import * as texts from '../../texts/texts.ts'
import { customerOfRow } from './neighboursOf.ts'
import { PlaceSwitcher } from './PlaceSwitcher.tsx'
import type { Review } from './useReview.ts'

const words = texts.review

/** The buttons to the previous and the next month of the list, and the position in it. */
export function ReviewSwitcher({ review }: { readonly review: Review }) {
  const { rows, listed, listName, place, previous, next, go } = review
  if (place === null) return null
  return (
    <PlaceSwitcher
      listName={listName}
      place={place}
      all={listed.length}
      inWords={words.placeInWords(listName, place, listed.length)}
      previous={
        previous === null ? words.noPrevious : words.previousContract(previous.username, customerOfRow(rows, previous))
      }
      next={next === null ? words.noNext : words.nextContract(next.username, customerOfRow(rows, next))}
      onPrevious={previous === null ? null : () => go(previous)}
      onNext={next === null ? null : () => go(next)}
    />
  )
}
