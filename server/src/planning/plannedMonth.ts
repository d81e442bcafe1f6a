import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { linksOfPlannedMonth } from './linksOfPlannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPlannedMonth, type PlannedMonthInput, type PlannedMonthRow } from './plannedMonthStore.ts'
import { contractMonthFactsOf, fullAbsenceDaysOf } from './shifts/shiftFactsOf.ts'
import { workingTimeDtos } from './shifts/workingTimeDtos.ts'

type Input = PlannedMonthInput & { readonly today: Day; readonly actingAs: ActingAs }

/** The calendar of one contract in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: Input): Promise<PlannedMonth> {
  const [found, balance] = await Promise.all([readPlannedMonth(db, input), readMonthBalance(db, input)])
  const row = orNotFound(found)
  const contract = orNotFound(row.contracts.find(({ contractId }) => contractId === input.contractId))
  const state = timesheetState(contract)
  return {
    plannedShiftDtos: row.planned.map(plannedShiftDto),
    occupiedDays: occupiedDaysOf({
      daysElsewhere: daysElsewhereOf(row, input),
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
    facts: contractMonthFactsOf(row, input),
    _links: linksOfPlannedMonth(input, { contract, row }),
  }
}

const daysElsewhereOf = ({ shifts }: PlannedMonthRow, { contractId, yearMonth }: Input): Day[] =>
  shifts.filter((shift) => shift.contractId !== contractId && monthOf(shift.day) === yearMonth).map(({ day }) => day)
