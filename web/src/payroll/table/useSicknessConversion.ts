import { editAbsenceFor } from '@uurwerk/contract/absences/absences'
import { hoursOf, FULL_DAY_SECONDS } from '@uurwerk/domain/money/seconds'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'
import type { PayrollRow } from './payrollRow.ts'
import type { PersonMonth } from '../queries.ts'

const FULL_DAY_HOURS = hoursOf(FULL_DAY_SECONDS)

export type SicknessConversion = {
  readonly convert: (row: PayrollRow) => Promise<unknown>
  readonly running: boolean
}

/** Converts sickness T900 to T903 and back. The button is busy until the month is loaded again. */
export function useSicknessConversion({ userId, yearMonth }: PersonMonth): SicknessConversion {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ absenceId, convertible, hoursWorked }: PayrollRow) => {
      if (absenceId === null || convertible === null) return
      await call(editAbsenceFor, {
        params: { userId, yearMonth },
        body: {
          id: absenceId,
          absenceCategory: convertible,
          fullDay: hoursWorked === FULL_DAY_HOURS,
          editedByAdmin: true,
        },
      })
    },
    onSettled: readsAreFresh,
  })
  return { convert: mutateAsync, running: isPending }
}
