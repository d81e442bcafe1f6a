import type { MonthFreeze } from '../../contracts/isOfFrozenMonth.ts'

/**
 * A worked shift can always be removed, except in a frozen month. Unlike the calendar, the table can remove an adjusted
 * shift (rule planning-33).
 */
export const refusalToRemoveWorkedShift = ({
  freeze,
}: {
  readonly freeze: MonthFreeze | null
}): { readonly code: MonthFreeze } | null => (freeze === null ? null : { code: freeze })
