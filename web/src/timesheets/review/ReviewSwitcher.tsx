import * as texts from '../../texts/texts.ts'
import { customerOfRow } from './neighboursOf.ts'
import { PlaceSwitcher } from './PlaceSwitcher.tsx'
import type { Review } from './useReview.ts'

const words = texts.review

/** The place in the list from which HR came; the list itself is not shown (rule timesheets-86). */
export const ReviewSwitcher = ({ review }: { readonly review: Review }) => (
  <PlaceSwitcher
    at={review}
    all={review.listed.length}
    isPending={!review.isLoaded}
    words={words}
    previousOf={(row) => words.previousContract(row.username, customerOfRow(review.rows, row))}
    nextOf={(row) => words.nextContract(row.username, customerOfRow(review.rows, row))}
  />
)
