import type { MonthFreeze } from '../contracts/monthFreeze.ts'

/** Only a frozen month keeps its shifts: an adjusted one may be removed from the table. */
export const refusalToRemoveWorkedShift = ({
  freeze,
}: {
  readonly freeze: MonthFreeze | null
}): { readonly code: MonthFreeze } | null => (freeze === null ? null : { code: freeze })
