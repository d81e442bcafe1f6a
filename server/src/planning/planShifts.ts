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
import { ownTable } from './tableOf.ts'

export type ShiftsToPlan = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly firstDay: Day
  readonly lastDay: Day
  readonly shiftTypeId: number
}

/** Plans a shift on every calendar day from the first to the last, or on none. */
export async function planShifts(writing: Writing, asked: ShiftsToPlan): Promise<PlannedMonth> {
  const { tx, actor, now, today } = writing
  const mine = await ownTable(writing, asked)
  const facts = found(await readShiftFacts(tx, mine))
  demand(refusalToLeaveMonth(asked.yearMonth, [asked.firstDay, asked.lastDay]))
  const type = await usableShiftType(tx, { ...mine, customerId: facts.customerId, shiftTypeId: asked.shiftTypeId })
  const days = eachDay(asked.firstDay, asked.lastDay)
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
    entityId: asked.contractId,
    personId: mine.personId,
    after: { days, shiftTypeId: type.id },
  })
  const removedRecupHolidays = await settleShiftChange(writing, { ...mine, shifts, reason: 'shift gepland' })
  return {
    ...(await plannedMonth(tx, { ...mine, today })),
    removedRecupHolidays,
    ...warningText([warningBesideHalfDay(halfAbsenceDaysOf(facts), shifts)]),
  }
}
