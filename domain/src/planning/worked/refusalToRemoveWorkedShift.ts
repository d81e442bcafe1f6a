import type { MonthFreeze } from '../../contracts/monthFreeze.ts'

/**
 * The reason why the table cannot remove a shift: its month is frozen. The table can also remove an adjusted shift
 * (with changed times), which the calendar cannot (rule planning-33).
 */
export const refusalToRemoveWorkedShift = ({
  freeze,
}: {
  readonly freeze: MonthFreeze | null
}): { readonly code: MonthFreeze } | null => (freeze === null ? null : { code: freeze })
