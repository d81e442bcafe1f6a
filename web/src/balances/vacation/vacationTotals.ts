import { counterTypes, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import * as texts from '../../texts/texts.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import type { VacationRow } from './queries.ts'

/** The zero-width space allows a line break between the days left and the granted days in a narrow column. */
const format = (left: number, granted: number): string => `${formatNumber(left)}\u200B/${formatNumber(granted)}`

/** The totals of the shown people: the days left, and for each leave balance 'days left/granted days'. */
export function vacationTotals(shown: readonly VacationRow[]): Readonly<Record<string, string>> {
  const sum = (daysOf: (row: VacationRow) => number) => shown.reduce((days, row) => days + daysOf(row), 0)
  return {
    person: texts.vacation.totalOf(shown.length),
    left: formatNumber(sum(vacationLeft)),
    ...Object.fromEntries(
      counterTypes.flatMap((type) => {
        const days = (name: 'currentBalance' | 'originalBalance') =>
          sum(({ vacationCounterDtos }) => vacationCounterDtos.find((counter) => counter.type === type)?.[name] ?? 0)
        const [left, granted] = [days('currentBalance'), days('originalBalance')]
        return left === 0 && granted === 0 ? [] : [[type, format(left, granted)]]
      }),
    ),
  }
}

/** The sum of the nine vacation balances. It has no rounding error, because a balance is in half days. */
export const vacationLeft = ({ vacationCounterDtos }: VacationRow): number =>
  vacationCounterDtos
    .filter(({ type }) => vacationCounterTypes.some((vacation) => vacation === type))
    .reduce((sum, { currentBalance }) => sum + currentBalance, 0)
