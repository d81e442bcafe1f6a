import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { placeAbsences } from '../src/absences/booking/bookAbsences.ts'
import type { CommandContext } from '../src/app/context.ts'
import { lockPerson } from '../src/app/lockPersonStore.ts'
import { placeShifts } from '../src/planning/planShifts.ts'
import { ownTable, tableForHr, type Table } from '../src/planning/shifts/tableOf.ts'
import { editWorkedShift } from '../src/timesheets/workedShifts/workedShiftChanges.ts'
import type { ShiftTypeName } from './cast.ts'
import type { Company, Hired } from './foundation.ts'
import { shiftEdit, type Deviation } from './month/shiftEdit.ts'

export type Month = { readonly company: Company; readonly hired: Hired; readonly yearMonth: YearMonth }

/**
 * Chooses the contract for a shift in the demo. A person with two contracts works day shifts on the last contract, and
 * all other shifts on the first contract.
 */
const contractFor = ({ contracts }: Hired, shiftType: ShiftTypeName) =>
  (shiftType === 'Dagdienst' ? contracts.at(-1) : contracts[0])!

/** Plans the shifts of a month, as a person of the demo. */
export async function planAll(
  context: CommandContext,
  { company, hired, yearMonth }: Month,
  shifts: ReadonlyMap<ShiftTypeName, readonly Day[]>,
): Promise<void> {
  const { personId } = hired.player
  lockPerson(context.tx, personId)
  for (const [shiftType, days] of shifts) {
    const contract = contractFor(hired, shiftType)
    const shiftTypeId = company.shiftTypeIds.get(contract.at)!.get(shiftType)!
    const table: Table = { contractId: contract.id, yearMonth, personId, actingAs: 'employee' }
    await placeShifts(context, table, { days, shiftTypeId }, () => Promise.resolve())
  }
}

export type Leave = { readonly category: AbsenceCategory; readonly fullDay: boolean }

/** Books a day of absence in the demo, as the person or as HR. */
export async function book(
  context: CommandContext,
  { hired, yearMonth }: Month,
  day: Day,
  leave: Leave,
): Promise<void> {
  if (isWeekend(day) || holidayOn(day) !== null) return
  const { personId } = hired.player
  const actingAs = context.actor.personId === personId ? 'employee' : 'hr'
  const wanted = { ...leave, counter: null }
  await placeAbsences(context, { personId, actingAs, yearMonth, days: [day], wanted }, () => Promise.resolve({}))
}

type Correction = { readonly day: Day; readonly shiftType: ShiftTypeName; readonly deviation: Deviation }

/** Corrects a shift in the demo, as the person or as HR. */
export async function correct(
  context: CommandContext,
  { hired, yearMonth }: Month,
  { day, shiftType, deviation }: Correction,
): Promise<void> {
  const input = { contractId: contractFor(hired, shiftType).id, yearMonth }
  const tableOf = context.actor.personId === hired.player.personId ? ownTable : tableForHr
  await editWorkedShift(context, await tableOf(context, input), shiftEdit(day, shiftType, deviation))
}
