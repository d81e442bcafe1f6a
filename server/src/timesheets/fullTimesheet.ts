import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { hoursOf, sumSeconds } from '@uurwerk/domain/money/seconds'
import { hasDayOutsideSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { absenceDto } from '../absences/absenceDto.ts'
import { absenceRows } from '../absences/absenceRows.ts'
import { readMonthBalance } from '../balances/readMonthBalance.ts'
import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { billingOf } from './billingOf.ts'
import { contractMonthsIn } from './contractMonthsIn.ts'
import { confirmationDto, reopeningDto } from './confirmationDto.ts'
import { readFullTimesheet } from './fullTimesheetStore.ts'
import { linksOfFullTimesheet } from './linksOfFullTimesheet.ts'
import { workedShiftDtos } from './workedShiftDto.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }

/** All data of a contract month that HR needs to correct, confirm and invoice it. */
export async function fullTimesheet(db: Database, input: Input): Promise<FullTimesheet> {
  const { contractId, yearMonth, today } = input
  const row = orNotFound(await readFullTimesheet(db, input))
  const person = { personId: row.personId, yearMonth, from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) }
  const [absences, balance] = await Promise.all([absenceRows(db, person), readMonthBalance(db, person)])
  const contract = orNotFound(row.contracts.find((month) => month.contractId === contractId))
  const state = timesheetState(contract)
  return {
    contractId,
    userId: row.personId,
    username: row.username,
    customerId: row.customerId,
    customerName: row.customerName,
    isOneOfSeveral: contractMonthsIn(yearMonth, row.contracts).some(
      (other) => other.contractId !== contractId && other.customerId === row.customerId,
    ),
    employee: row.kind === 'employee',
    yearMonth,
    locked: contract.lockedAt !== null,
    completed: isCompleted(state),
    confirmedForInvoice: state.step === 'approved',
    invoiced: state.invoiced,
    changedByAdmin: row.confirmation?.changedByAdmin ?? false,
    confirmation: row.confirmation === null ? null : confirmationDto(row.confirmation, contract),
    reopenings: row.reopenings.map((reopening) => reopeningDto(reopening, contract)),
    onProlongedSickLeave: !hasDayOutsideSickLeave(row.prolongedSickLeaves, yearMonth),
    workedShiftDtos: workedShiftDtos(row.shifts, [contract]),
    absenceDtos: absences.map(absenceDto),
    holidayDtos: holidaysIn(yearMonth, row.extraHolidays),
    ...billingOf(row),
    ...monthArrowsOf(yearMonth, { contracts: row.contracts, today }),
    workedHoursMinusAbsences: hoursOf(sumSeconds(row.shifts.map(({ worked }) => worked))),
    timeSheetHoursDto: balance.timeSheetHoursDto,
    removedRecupHolidays: [],
    undoId: null,
    _links: linksOfFullTimesheet(input, contract, row),
  }
}
