import {
  confirmMonth,
  lockMonth,
  type WorkedMonth,
  type CustomerQuestion,
  type TimesheetState,
} from '@uurwerk/contract/timesheets/timesheets'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/worked/refusalToRemoveWorkedShift'
import type { Day } from '@uurwerk/domain/time/day'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { stepOfAll, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { shiftsIn } from '../../planning/shifts/personMonthStore.ts'
import { workedMonthFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { workingTimeDtos } from '../../planning/shifts/workingTimeDtos.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { timesheetStateDto } from '../timesheetStateDto.ts'
import { workedShiftDtos } from './workedShiftDto.ts'
import { readWorkedMonth, type WorkedMonthRow } from './workedMonthStore.ts'
import {
  refusalToConfirmAll,
  timesheetsToConfirm,
  type PersonTimesheet,
} from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmAll'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionsOf } from '../../app/actionLinks.ts'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { lineHashOf } from '../../planning/signedMonths/contentHashOf.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly today: Day }

/** The worked shifts of a person in a month, of all contracts, sorted by start time. */
export async function workedMonth(db: Database, input: Input): Promise<WorkedMonth> {
  return workedMonthOf(await readWorkedMonth(db, input), input)
}

export function workedMonthOf(row: WorkedMonthRow, input: Input): WorkedMonth {
  const { contracts } = row
  const worked = shiftsIn(input.yearMonth, row.shifts)
  const timesheets = contractMonthsIn(input.yearMonth, contracts).map((contract) => {
    const state = timesheetState(contract)
    return {
      ...timesheetStateDto(contract),
      actions: {
        download: refusalToDownloadTimesheet('employee', state),
        correct: refusalToRemoveWorkedShift({ freeze: freezeFor('employee', state) }),
      },
    }
  })
  return {
    _embedded: { workedShiftDtoList: workedShiftDtos(worked, contracts) },
    timesheets,
    step: stepOfAll(timesheets),
    locked: timesheets.length > 0 && timesheets.every(({ locked }) => locked),
    completed: timesheets.length > 0 && timesheets.every(({ completed }) => completed),
    ...monthArrowsOf(input.yearMonth, { contracts, today: input.today }),
    removedRecupHolidays: [],
    undoId: null,
    customerQuestions: customerQuestionsOf({ worked, disputes: row.disputes }, timesheets),
    workingTimeWarnings: workingTimeDtos(input.yearMonth, row),
    facts: workedMonthFactsOf(row, input),
    ...actionsOfWorkedMonth(input, timesheets),
  }
}

type MonthAndToday = { readonly yearMonth: YearMonth; readonly today: Day }

/** When a client adds the parameter `all` to the link 'complete', all contracts of the month are confirmed. */
const actionsOfWorkedMonth = ({ yearMonth, today }: MonthAndToday, timesheets: readonly PersonTimesheet[]) =>
  actionsOf({
    lock: action(lockMonth, { yearMonth }, refusalToLock(timesheets)),
    confirm: action(
      confirmMonth,
      { contractId: timesheetsToConfirm(timesheets)[0]?.contractId ?? 0 },
      refusalToConfirmAll({ yearMonth, today, timesheets }),
    ),
  })

/**
 * The questions of customers about the shifts of an employee, without the texts of the questions (rule contact-18). A
 * question about a shift that HR changed, or about an invoiced month, is left out.
 */
function customerQuestionsOf(
  { worked, disputes }: Pick<WorkedMonthRow, 'disputes'> & { readonly worked: readonly ShiftRow[] },
  timesheets: readonly Pick<TimesheetState, 'contractId' | 'invoiced'>[],
): CustomerQuestion[] {
  if (disputes.length === 0) return []
  const lines = new Set(worked.map((shift) => `${shift.contractId} ${lineHashOf(shift)}`))
  const invoiced = new Set(timesheets.filter((month) => month.invoiced).map(({ contractId }) => contractId))
  return disputes
    .filter(({ contractId, lineHash }) => lines.has(`${contractId} ${lineHash}`) && !invoiced.has(contractId))
    .map(({ contractId, day, answer }) => ({ contractId, day, answer }))
}
