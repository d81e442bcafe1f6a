import type { allVacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { isNewYearBegun } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { selectMovedIn } from '../company/companyStore.ts'
import type { Database } from '../platform/db/database.ts'
import { counterDto, type CounterDto } from './counterDto.ts'
import { selectNewYearRuns } from './newYear/newYearStore.ts'
import { selectCounterOverview, selectFirstEmployment, type PersonCountersRow } from './counterOverviewStore.ts'

type Overview = ResponseOf<typeof allVacationCounters>

/** The leave counters of all employees in a year (rule balances-14). */
export async function readCounterOverview(
  db: Database,
  { year, today }: { readonly year: number; readonly today: Day },
): Promise<Overview> {
  const rows = await selectCounterOverview(db, year)
  const first = await selectFirstEmployment(db)
  return {
    _embedded: {
      vacationCountersPerUserDtoList: rows.map((row) => ({
        userId: row.person_id,
        userName: row.name,
        approvedByAdmin: row.approved_by_admin,
        vacationCounterDtos: countersOf(row),
      })),
    },
    newYearBegun: isNewYearBegun({
      year,
      runs: (await selectNewYearRuns(db, year)).length,
      movedIn: await selectMovedIn(db),
    }),
    previousYearAvailable: first !== null && yearOf(first) < year,
    // HR can also open the leave counters of next year, because HR fills the counters of a year before that year
    // begins.
    nextYearAvailable: year <= yearOf(today),
  }
}

const countersOf = ({ counters }: PersonCountersRow): CounterDto[] =>
  counterTypes.map((type) => {
    const stored = counters[type]
    if (stored === undefined) return counterDto(type)
    const [granted, left, version] = stored
    return counterDto(type, { granted: halfDays(granted), left: halfDays(left), version })
  })
