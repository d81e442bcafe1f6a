import { allVacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type VacationOverview = ResponseOf<typeof allVacationCounters>
export type VacationRow = VacationOverview['_embedded']['vacationCountersPerUserDtoList'][number]

export const vacationQuery = (year: number) => ({
  ...queryOf(allVacationCounters, { params: { year } }),
  meta: { failure: texts.vacation.failed(year) },
})

/** The overview of leave after a change: the row of one person is replaced by the changed row. */
export const withVacationRow = (
  overview: VacationOverview,
  userId: number,
  change: Partial<VacationRow>,
): VacationOverview => ({
  ...overview,
  _embedded: {
    vacationCountersPerUserDtoList: overview._embedded.vacationCountersPerUserDtoList.map((row) =>
      row.userId === userId ? { ...row, ...change } : row,
    ),
  },
})
