import type { OwnStart } from '@uurwerk/contract/ownStart'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { addMonths, monthOf } from '@uurwerk/domain/time/yearMonth'
import { ownTasks, type OwnMonth } from '@uurwerk/domain/timesheets/ownTasks'
import type { QueryContext } from '../app/context.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { balanceOfMonth } from '../balances/months/balanceOfMonth.ts'
import { loadMonthFacts } from '../balances/months/loadMonthFacts.ts'
import type { MonthFactsRow } from '../balances/months/monthFactsStore.ts'
import { readMonthBalance } from '../balances/months/readMonthBalance.ts'
import { changeByHrDto } from './changeByHrDto.ts'
import {
  selectChangesByOthers,
  selectHasContract,
  selectNextShifts,
  selectOwnMonths,
  type NextShiftRow,
  type OwnMonthRow,
} from './ownStartStore.ts'

/** The number of past months that the start page asks about. HR closes older months. */
const PAST_MONTHS = 6

/** The data of the caller's own start page (rule timesheets-72). */
export async function readOwnStart({ db, now, today, actor }: QueryContext): Promise<OwnStart> {
  const { personId } = actor
  const current = monthOf(today)
  const range = { personId, first: addMonths(current, -PAST_MONTHS), last: addMonths(current, 1) }
  const [months, facts, balance, shifts, changes, hasContract] = await Promise.all([
    selectOwnMonths(db, range),
    loadMonthFacts(db, range),
    readMonthBalance(db, { personId, yearMonth: current }),
    selectNextShifts(db, personId, now),
    selectChangesByOthers(db, personId),
    selectHasContract(db, personId, today),
  ])
  const person = orNotFound(facts)
  return {
    employmentStart: person.employment_start_on,
    employmentEnd: person.employment_end_on,
    hasContract,
    nextShifts: shifts.map(nextShiftDto),
    tasks: ownTasks({ kind: person.kind, today, months: months.map((month) => ownMonth(person, month)) }).map(
      ({ counted, needed, ...task }) => ({ ...task, countedHours: hoursOf(counted), neededHours: hoursOf(needed) }),
    ),
    balances:
      person.kind === 'independent'
        ? null
        : {
            vacationDays: balance.remainingVacationDays,
            vacationApproved: balance.vacationApprovedByAdmin,
            recupHours: balance.timeSheetHoursDto.recupPrevious,
            recupHolidays: balance.remainingRecuperationHolidays,
          },
    changesByHr: changes.map(changeByHrDto),
  }
}

function ownMonth(person: MonthFactsRow, month: OwnMonthRow): OwnMonth {
  const { counted, needed } = balanceOfMonth(person, month.yearMonth)
  return { ...month, counted: seconds(counted), needed: seconds(needed) }
}

const nextShiftDto = (row: NextShiftRow): OwnStart['nextShifts'][number] => ({
  id: row.id,
  contractId: row.contractId,
  customerName: row.customerName,
  title: shiftTitle(row),
  color: row.color ?? COLOR_WITHOUT_TYPE,
  date: row.day,
  start: formatInstant(row.start),
  end: formatInstant(row.end),
})
