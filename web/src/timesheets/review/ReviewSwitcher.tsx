import * as texts from '../../texts/texts.ts'
import { customerOfRow } from './neighboursOf.ts'
import { PlaceSwitcher } from './PlaceSwitcher.tsx'
import type { Review } from './useReview.ts'

const words = texts.review

/** The buttons to the previous and the next contract of the list, and the position of the open contract in the list. */
export const ReviewSwitcher = ({ review }: { readonly review: Review }) => (
  <PlaceSwitcher
    at={review}
    all={review.listed.length}
    words={words}
    previousOf={(row) => words.previousContract(row.username, customerOfRow(review.rows, row))}
    nextOf={(row) => words.nextContract(row.username, customerOfRow(review.rows, row))}
  />
)
