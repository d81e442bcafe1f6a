import type { OwnStart } from '@uurwerk/contract/ownStart/ownStart'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import { readMonthBalance } from '../balances/months/readMonthBalance.ts'
import { changeByHrDto } from './changeByHrDto.ts'
import { loadOwnTasks } from './loadOwnTasks.ts'
import { listChangesByOthers, readHasContract, listNextShifts, type NextShiftRow } from './ownStartStore.ts'

/** The data of the caller's own start page (rule timesheets-72). */
export async function readOwnStart({ db, now, today, actor }: QueryContext): Promise<OwnStart> {
  const { personId } = actor
  const [{ person, tasks }, balance, shifts, changes, hasContract] = await Promise.all([
    loadOwnTasks(db, { personId, today }),
    readMonthBalance(db, { personId, yearMonth: monthOf(today) }),
    listNextShifts(db, personId, now),
    listChangesByOthers(db, personId),
    readHasContract(db, personId, today),
  ])
  return {
    employmentStart: person.employment_start_on,
    employmentEnd: person.employment_end_on,
    hasContract,
    nextShifts: shifts.map(nextShiftDto),
    tasks: tasks.map(({ counted, needed, ...task }) => ({
      ...task,
      countedHours: hoursOf(counted),
      neededHours: hoursOf(needed),
    })),
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
