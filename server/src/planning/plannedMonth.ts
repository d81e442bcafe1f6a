import type { PlannedMonth } from '@uurwerk/contract/planning'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance } from '../balances/readMonthBalance.ts'
import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'
import { linksOfPlannedMonth } from './linksOfPlannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPlannedMonth, type PlannedMonthAsked } from './plannedMonthStore.ts'
import { workingTimeDtos } from './workingTimeDtos.ts'

type Asked = PlannedMonthAsked & { readonly today: Day; readonly actingAs: ActingAs }

/** One contract's calendar of a month, with the balance of the person's month beside it. */
export async function plannedMonth(db: Database, asked: Asked): Promise<PlannedMonth> {
  const [row, balance] = await Promise.all([readPlannedMonth(db, asked), readMonthBalance(db, asked)])
  const contract = found(row.contracts.find(({ contractId }) => contractId === asked.contractId))
  const state = timesheetState(contract)
  return {
    plannedShiftDtos: row.shifts.map(plannedShiftDto),
    occupiedDays: occupiedDaysOf({ daysElsewhere: row.days_elsewhere, fullAbsenceDays: row.full_absence_days }),
    locked: contract.lockedAt !== null,
    lockedOn: contract.lockedAt === null ? null : brusselsDayOf(contract.lockedAt),
    lockedByHr: asked.actingAs === 'hr' ? contract.lockedByHr : null,
    completed: isCompleted(state),
    invoiced: state.invoiced,
    ...monthArrowsOf(asked.yearMonth, { contracts: row.contracts, today: asked.today }),
    removedRecupHolidays: [],
    removedRecupHolidayDtos: [],
    vacationApprovedByAdmin: balance.vacationApprovedByAdmin,
    timeSheetHoursDto: balance.timeSheetHoursDto,
    workingTimeWarnings: workingTimeDtos(asked.yearMonth, row),
    _links: linksOfPlannedMonth(asked, { contract, row }),
  }
}
