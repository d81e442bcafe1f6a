import * as texts from '../../texts/texts.ts'
import { customerOfRow } from './neighboursOf.ts'
import { PlaceSwitcher } from './PlaceSwitcher.tsx'
import type { Review } from './useReview.ts'

const words = texts.review

export const ReviewSwitcher = ({ review }: { readonly review: Review }) => (
  <PlaceSwitcher
    at={review}
    all={review.listed.length}
    words={words}
    previousOf={(row) => words.previousContract(row.username, customerOfRow(review.rows, row))}
    nextOf={(row) => words.nextContract(row.username, customerOfRow(review.rows, row))}
  />
)
