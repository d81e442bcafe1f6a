import type { MonthFreeze } from '../contracts/monthFreeze.ts'

/** Why the table cannot remove a shift: its month is frozen. An adjusted shift can be removed here (rule planning-33). */
export const refusalToRemoveWorkedShift = ({
  freeze,
}: {
  readonly freeze: MonthFreeze | null
}): { readonly code: MonthFreeze } | null => (freeze === null ? null : { code: freeze })
