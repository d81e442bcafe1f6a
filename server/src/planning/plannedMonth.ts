import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance, type MonthBalanceAnswer } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { linksOfPlannedMonth } from './linksOfPlannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPersonMonth, readShiftsIn, shiftsIn, type PersonMonthRow } from './shifts/personMonthStore.ts'
import { contractMonthFactsOf, fullAbsenceDaysOf, withContract } from './shifts/shiftFactsOf.ts'
import type { Table } from './shifts/tableOf.ts'
import { workingTimeDtos } from './shifts/workingTimeDtos.ts'

type Input = Table & { readonly today: Day }

/** The calendar of one contract in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: Input): Promise<PlannedMonth> {
  const [row, balance] = await Promise.all([readPersonMonth(db, input), readMonthBalance(db, input)])
  return plannedMonthOf(orNotFound(row), balance, input)
}

type Planned = {
  /** The month of the person before the change. */
  readonly before: PersonMonthRow
  readonly firstDay: Day
  readonly lastDay: Day
}

/**
 * The calendar after a command that planned shifts in a period and changed nothing else. Only the shifts of this period
 * and the balance are read again, because the command locked the person before it read the month.
 */
export async function plannedMonthAfter(
  tx: Tx,
  input: Input,
  { before, firstDay, lastDay }: Planned,
): Promise<PlannedMonth> {
  const [planned, balance] = await Promise.all([
    readShiftsIn(tx, { personId: input.personId, first: firstDay, last: lastDay }),
    readMonthBalance(tx, input),
  ])
  const others = before.shifts.filter(({ day }) => day < firstDay || day > lastDay)
  const shifts = [...others, ...planned].toSorted((a, b) => a.start - b.start)
  return plannedMonthOf({ ...before, shifts }, balance, input)
}

/** The calendar of one contract, made from the month of its person. */
export function plannedMonthOf(row: PersonMonthRow, balance: MonthBalanceAnswer, input: Input): PlannedMonth {
  const contract = orNotFound(row.contracts.find(({ contractId }) => contractId === input.contractId))
  const state = timesheetState(contract)
  const ofMonth = shiftsIn(input.yearMonth, row.shifts)
  const planned = ofMonth.filter(({ contractId }) => contractId === input.contractId)
  const elsewhere = ofMonth.filter(({ contractId }) => contractId !== input.contractId)
  return {
    plannedShiftDtos: planned.map(plannedShiftDto),
    occupiedDays: occupiedDaysOf({
      daysElsewhere: elsewhere.map(({ day }) => day),
      fullAbsenceDays: fullAbsenceDaysOf(row),
    }),
    step: state.step,
    locked: contract.lockedAt !== null,
    lockedOn: contract.lockedAt === null ? null : brusselsDayOf(contract.lockedAt),
    lockedByHr: input.actingAs === 'hr' ? contract.lockedByHr : null,
    completed: isCompleted(state),
    invoiced: state.invoiced,
    ...monthArrowsOf(input.yearMonth, { contracts: row.contracts, today: input.today }),
    removedRecupHolidays: [],
    undoId: null,
    vacationApprovedByAdmin: balance.vacationApprovedByAdmin,
    timeSheetHoursDto: balance.timeSheetHoursDto,
    workingTimeWarnings: workingTimeDtos(input.yearMonth, row, input.actingAs),
    facts: contractMonthFactsOf(withContract(row, contract), input),
    _links: linksOfPlannedMonth(input, { contract, contracts: row.contracts, planned }),
  }
}
