import { vacationMatrix, type allVacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { counters, counterTypes } from '@uurwerk/domain/balances/counterType'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../app/api/call.ts'
import { rememberRead } from '../../app/api/keepReadsFresh.ts'
import * as texts from '../../texts/texts.ts'

export type VacationOverview = ResponseOf<typeof allVacationCounters>
export type VacationRow = VacationOverview['_embedded']['vacationCountersPerUserDtoList'][number]

type Matrix = ResponseOf<typeof vacationMatrix>

export function vacationQuery(year: number) {
  const input = { params: { year } }
  rememberRead(vacationMatrix)
  return queryOptions({
    queryKey: [vacationMatrix.path, input] as const,
    queryFn: async ({ signal }) => withNames(await answerOf(vacationMatrix, input, { signal })),
    meta: { failure: texts.vacation.failed(year) },
  })
}

/** Adds the names of the balances, because the server sends only their numbers, in a fixed order. */
const withNames = ({ _embedded, ...beside }: Matrix): VacationOverview => ({
  ...beside,
  _embedded: {
    vacationCountersPerUserDtoList: _embedded.vacationMatrixRowList.map(({ counters: numbers, ...person }) => ({
      ...person,
      vacationCounterDtos: counterTypes.map((type, index) => {
        const [version, currentBalance, originalBalance] = numbers[index] ?? UNTOUCHED
        return { version, type, typeHumanReadableFormat: counters[type].label, currentBalance, originalBalance }
      }),
    })),
  },
})

const UNTOUCHED = [1, 0, 0] as const

export const withApproval = (
  overview: VacationOverview,
  userId: number,
  approvedByAdmin: boolean,
): VacationOverview => ({
  ...overview,
  _embedded: {
    vacationCountersPerUserDtoList: overview._embedded.vacationCountersPerUserDtoList.map((row) =>
      row.userId === userId ? { ...row, approvedByAdmin } : row,
    ),
  },
})
