import type { MonthFreeze } from '../../contracts/monthFreeze.ts'

/** The month is frozen. Unlike the calendar, the table can remove an adjusted shift (rule planning-33). */
export const refusalToRemoveWorkedShift = ({
  freeze,
}: {
  readonly freeze: MonthFreeze | null
}): { readonly code: MonthFreeze } | null => (freeze === null ? null : { code: freeze })
