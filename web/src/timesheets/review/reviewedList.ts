import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** A copy of the list, so that the months keep their positions while HR approves them one after another. */
export type ReviewedList = {
  readonly yearMonth: YearMonth
  /** The name of the list: its filter, and the typed words of its search. */
  readonly name: string
  /** The URL of the list, with its filters and its sort order. */
  readonly address: string
  readonly contractIds: readonly number[]
}

const KEY = 'uurwerk.reviewedList'

/** Stores the list in this browser tab, so that the screen of a month shows the same position after a reload. */
export const keepReviewedList = (list: ReviewedList): void => sessionStorage.setItem(KEY, JSON.stringify(list))

/** The list from which HR came. Null when HR came from a list of another month, or did not come from a list. */
export function reviewedList(yearMonth: YearMonth): ReviewedList | null {
  const list = listIn(sessionStorage.getItem(KEY))
  return list?.yearMonth === yearMonth ? list : null
}

/**
 * Checks the stored list, because an older version of the app may have stored it in another form. Returns null when it
 * is invalid.
 */
function listIn(text: string | null): ReviewedList | null {
  try {
    const list = JSON.parse(text ?? 'null') as Partial<ReviewedList> | null
    return Array.isArray(list?.contractIds) ? (list as ReviewedList) : null
  } catch {
    return null
  }
}
