import type { allVacationCounters, vacationMatrix } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { daysOfHalfDays, halfDays } from '@uurwerk/domain/balances/halfDays'
import { isNewYearBegun } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { readMovedIn } from '../company/companyStore.ts'
import type { Database } from '../platform/db/database.ts'
import { counterDto, type CounterDto } from './counterDto.ts'
import { listNewYearRuns } from './newYear/newYearStore.ts'
import { listCounterOverview, readFirstEmployment, type PersonCountersRow } from './counterOverviewStore.ts'

type Overview = ResponseOf<typeof allVacationCounters>
type Matrix = ResponseOf<typeof vacationMatrix>
type MatrixRow = Matrix['_embedded']['vacationMatrixRowList'][number]
type Input = { readonly year: number; readonly today: Day }

/** The leave counters of all employees in a year (rule balances-14). */
export async function readCounterOverview(db: Database, input: Input): Promise<Overview> {
  const { rows, ...beside } = await readOverview(db, input)
  const people = rows.map((row) => ({ ...personOf(row), vacationCounterDtos: countersOf(row) }))
  return { _embedded: { vacationCountersPerUserDtoList: people }, ...beside }
}

/** The leave counters of all employees in a year as numbers, in the order of the counters. */
export async function readVacationMatrix(db: Database, input: Input): Promise<Matrix> {
  const { rows, ...beside } = await readOverview(db, input)
  const people = rows.map((row) => ({ ...personOf(row), counters: numbersOf(row) }))
  return { _embedded: { vacationMatrixRowList: people }, ...beside }
}

async function readOverview(db: Database, { year, today }: Input) {
  const [rows, first, runs, movedIn] = await Promise.all([
    listCounterOverview(db, year),
    readFirstEmployment(db),
    listNewYearRuns(db, year),
    readMovedIn(db),
  ])
  return {
    rows,
    newYearBegun: isNewYearBegun({ year, runs: runs.length, movedIn }),
    previousYearAvailable: first !== null && yearOf(first) < year,
    // HR can also open the leave counters of next year, because HR enters days in them before the next year begins.
    nextYearAvailable: year <= yearOf(today),
  }
}

const personOf = ({ person_id, name, approved_by_admin }: PersonCountersRow) => ({
  userId: person_id,
  userName: name,
  approvedByAdmin: approved_by_admin,
})

const numbersOf = ({ counters }: PersonCountersRow): MatrixRow['counters'] =>
  counterTypes.map((type) => {
    const stored = counters[type]
    if (stored === undefined) return null
    const [granted, left, version] = stored
    return [version, daysOfHalfDays(halfDays(left)), daysOfHalfDays(halfDays(granted))]
  })

const countersOf = ({ counters }: PersonCountersRow): CounterDto[] =>
  counterTypes.map((type) => {
    const stored = counters[type]
    if (stored === undefined) return counterDto(type)
    const [granted, left, version] = stored
    return counterDto(type, { granted: halfDays(granted), left: halfDays(left), version })
  })
