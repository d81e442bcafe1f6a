import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { linksOfPlannedMonth } from './linksOfPlannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPersonMonth, shiftsIn } from './shifts/personMonthStore.ts'
import { contractMonthFactsOf, fullAbsenceDaysOf } from './shifts/shiftFactsOf.ts'
import type { Table } from './shifts/tableOf.ts'
import { workingTimeDtos } from './shifts/workingTimeDtos.ts'

type Input = Table & { readonly today: Day }

/** The calendar of one contract in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: Input): Promise<PlannedMonth> {
  const [found, balance] = await Promise.all([readPersonMonth(db, input), readMonthBalance(db, input)])
  const row = orNotFound(found)
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
    facts: contractMonthFactsOf(
      { ...row, ...contract, contract: { start: contract.start, end: contract.contractEnd } },
      input,
    ),
    _links: linksOfPlannedMonth(input, { contract, contracts: row.contracts, planned }),
  }
}
