import type { PlannedMonth } from '@uurwerk/contract/planning'
import { warningText } from '@uurwerk/contract/warnings'
import { refusalToLeaveMonth } from '@uurwerk/domain/planning/refusalToDateShift'
import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shiftTimesOf'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { plannedAs } from './plannedAs.ts'
import { plannedMonth } from './plannedMonth.ts'
import { settleShiftChange } from './settleShiftChange.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from './shiftFactsOf.ts'
import { readShiftFacts } from './shiftFactsStore.ts'
import { insertShifts } from './shiftStore.ts'
import { usableShiftType } from './usableShiftType.ts'
import { warningOfWorkingTime } from './warningOfWorkingTime.ts'
import { ownTable, type Table } from './tableOf.ts'

export type ShiftsToPlan = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly firstDay: Day
  readonly lastDay: Day
  readonly shiftTypeId: number
}

/** Plans a shift on every calendar day from the first to the last, or on none; answers the month as it then stands. */
export async function planShifts(writing: Writing, asked: ShiftsToPlan): Promise<PlannedMonth> {
  const mine = await ownTable(writing, asked)
  const days = eachDay(asked.firstDay, asked.lastDay)
  const { removedRecupHolidays, warning } = await placeShifts(writing, mine, { days, shiftTypeId: asked.shiftTypeId })
  const month = await plannedMonth(writing.tx, { ...mine, today: writing.today })
  return { ...month, removedRecupHolidays, ...warning }
}

type ShiftsToPlace = { readonly days: readonly Day[]; readonly shiftTypeId: number }

/** The same on any days of the month, and without the answer. */
export async function placeShifts(writing: Writing, mine: Table, { days, shiftTypeId }: ShiftsToPlace) {
  const { tx, actor, now, today } = writing
  const facts = found(await readShiftFacts(tx, mine))
  demand(refusalToLeaveMonth(mine.yearMonth, days))
  const type = await usableShiftType(tx, { ...mine, customerId: facts.customerId, shiftTypeId })
  const shifts = days.map((day) => shiftTimesOf(day, type.times))
  demand(refusalToPlanShift(shiftFactsOf(facts, { ...mine, today }), shifts))
  await insertShifts(
    tx,
    mine,
    shifts.map((times) => plannedAs(times, type.id)),
  )
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'plan shifts',
    entity: 'contract',
    entityId: mine.contractId,
    personId: mine.personId,
    after: { days, shiftTypeId: type.id },
  })
  const removedRecupHolidays = await settleShiftChange(writing, { ...mine, shifts, reason: 'shift gepland' })
  const warnings = [warningBesideHalfDay(halfAbsenceDaysOf(facts), shifts), warningOfWorkingTime(facts, { shifts })]
  return { removedRecupHolidays, warning: warningText(warnings) }
}
