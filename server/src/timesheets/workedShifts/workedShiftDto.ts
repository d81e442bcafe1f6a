import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { withIdInDay } from '@uurwerk/domain/planning/shift/withIdInDay'
import { clockTimeOf, formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { ShiftRow } from '../../planning/shifts/shiftStore.ts'

type NumberedShift = ShiftRow & { readonly idInDay: number }

type Customer = { readonly contractId: number; readonly customerName: string }

/** Several shifts of a contract on a day are numbered from 0 (rule planning-35). */
export function workedShiftDtos(shifts: readonly ShiftRow[], contracts: readonly Customer[]): WorkedShift[] {
  const names = new Map(contracts.map(({ contractId, customerName }) => [contractId, customerName]))
  return [...Map.groupBy(shifts, ({ contractId }) => contractId).values()]
    .flatMap((ofContract) => withIdInDay(ofContract))
    .sort((a, b) => a.start - b.start)
    .map((shift) => workedShiftDto(names.get(shift.contractId) ?? '', shift))
}

function workedShiftDto(customerName: string, row: NumberedShift): WorkedShift {
  const color = row.color ?? COLOR_WITHOUT_TYPE
  return {
    id: row.id,
    version: row.version,
    contractId: row.contractId,
    customerName,
    shiftTypeId: row.shiftTypeId,
    title: shiftTitle(row),
    name: shiftTitle({ ...row, adjusted: false }),
    startDate: row.day,
    labourPeriod: periodDto(row.start, row.end),
    labourPeriodStartHours: clockTimeOf(row.start),
    labourPeriodEndHours: clockTimeOf(row.end),
    ...breakDto(row),
    workedHours: hoursOf(row.worked),
    color,
    textColor: textColorOn(color),
    remark: row.remark,
    callout: row.callout,
    interrupted: row.interrupted,
    adjusted: row.adjusted,
    editedByAdmin: row.editedByAdmin,
    idInDayForCustomer: row.idInDay,
  }
}

const breakDto = ({ breakStart, breakEnd }: ShiftRow) =>
  breakStart === null || breakEnd === null
    ? { breakPeriod: null, breakPeriodStartHours: null, breakPeriodEndHours: null }
    : {
        breakPeriod: periodDto(breakStart, breakEnd),
        breakPeriodStartHours: clockTimeOf(breakStart),
        breakPeriodEndHours: clockTimeOf(breakEnd),
      }

const periodDto = (start: Instant, end: Instant) => ({
  startDateTimestamp: formatInstant(start),
  endDateTimestamp: formatInstant(end),
})
