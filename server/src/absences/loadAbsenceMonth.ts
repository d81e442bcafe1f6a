import { absenceFactsOn, type AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import type { AbsenceFacts } from '@uurwerk/domain/absences/absenceFacts'
import { halfDayCanBeRecuperated } from '@uurwerk/domain/absences/counters/halfDayCanBeRecuperated'
import { sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../app/RefusalError.ts'
import { loadMonthFacts } from '../balances/months/loadMonthFacts.ts'
import type { MonthFactsRow } from '../balances/months/monthFactsStore.ts'
import { sickDaySecondsIn } from '../balances/months/readMonthBalance.ts'
import { recuperationLeftOf } from '../balances/recup/readRecuperationLeft.ts'
import { listContractMonths, type ContractMonth } from '../contracts/months/contractMonthStore.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { readMonthAbsences, type MonthAbsencesRow } from './absenceStore.ts'
import { freezesFor } from './booking/freezeOn.ts'

export type PersonMonth = {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly yearMonth: YearMonth
}

type MonthRows = {
  readonly row: MonthAbsencesRow
  readonly contracts: readonly ContractMonth[]
  readonly month: MonthFactsRow
}

export type AbsenceMonth = MonthRows & { readonly facts: AbsenceMonthFacts }

export async function loadAbsenceMonth(db: Database, input: PersonMonth): Promise<AbsenceMonth> {
  const { personId, yearMonth } = input
  const [absences, contracts, balances] = await Promise.all([
    readMonthAbsences(db, input),
    listContractMonths(db, input),
    loadMonthFacts(db, { personId, first: yearMonth, last: yearMonth }),
  ])
  return absenceMonthOf({ row: orNotFound(absences), contracts, month: orNotFound(balances) }, input)
}

export const absenceMonthOf = (rows: MonthRows, input: PersonMonth): AbsenceMonth => ({
  ...rows,
  facts: factsOf(rows, input),
})

export type DaysOfAbsence = PersonMonth & {
  /** Each day in `days` must be in the month `yearMonth`. */
  readonly days: readonly Day[]
}

/** The caller must first lock the person in the database. */
export const loadAbsenceFacts = async (tx: Tx, { days, ...input }: DaysOfAbsence): Promise<AbsenceFacts> =>
  absenceFactsOn((await loadAbsenceMonth(tx, input)).facts, days)

function factsOf({ row, contracts, month }: MonthRows, { actingAs, yearMonth }: PersonMonth): AbsenceMonthFacts {
  const recuperation = recuperationLeftOf(row.recup, yearMonth)
  // A month with a stored balance keeps the length of a sick day that is stored with that balance (rule balances-40).
  const sickDaySeconds = sickDaySecondsIn(month, yearMonth)
  const period = { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }
  return {
    actingAs,
    kind: month.kind,
    vacationApproved: month.vacation_approved,
    sickDaySeconds,
    left: { SICK_LEAVE_NO_CERTIFICATE: sickDaysWithoutCertificate(yearOfMonth(yearMonth)), ...month.counters_left },
    recuperation,
    halfDayCanBeRecuperated: halfDayCanBeRecuperated({
      halfVacationNeedsRecuperation: month.half_vacation_needs_recuperation,
      recuperation,
      sickDaySeconds,
    }),
    employment: row.employment,
    contracts: freezesFor(contracts, actingAs).filter((contract) => periodsOverlap(contract, period)),
    holidays: holidaysIn(yearMonth, month.extra_holidays).map(({ date }) => date),
    prolongedSickLeaves: row.prolonged_sick_leaves,
    shiftSeconds: row.shift_seconds,
    absences: row.absences.map(({ id, day, category, fullDay, seconds, editedByAdmin }) => ({
      id,
      day,
      category,
      fullDay,
      seconds,
      editedByAdmin,
      uses: row.uses.flatMap(({ absenceId, counter, amount }) => (absenceId === id ? [{ counter, amount }] : [])),
    })),
  }
}
