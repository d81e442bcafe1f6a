import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToLeaveMonth } from '@uurwerk/domain/planning/refusalToDateShift'
import { plannableShifts, refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { answerWithSideEffects } from './shifts/applyShiftSideEffects.ts'
import { plannedAs } from './plannedAs.ts'
import { plannedMonth } from './plannedMonth.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { insertShifts } from './shifts/shiftStore.ts'
import { readShiftTypeToUse } from './shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from './shifts/usableShiftType.ts'
import { warningOfWorkingTime } from './shifts/warningOfWorkingTime.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'

export type ShiftsToPlan = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly firstDay: Day
  readonly lastDay: Day
  readonly shiftTypeId: number
  /**
   * When true, the days on which the shift cannot be planned are skipped. Otherwise one such day refuses the whole
   * request.
   */
  readonly onlyFreeDays?: boolean
}

/**
 * Plans a shift on every calendar day of a range, or on no day when one day is refused. Returns the month after the
 * change (rules planning-25, planning-26).
 */
export async function planShifts(context: CommandContext, input: ShiftsToPlan): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  const days = eachDay(input.firstDay, input.lastDay)
  const { shiftTypeId, onlyFreeDays } = input
  const placed = { days, shiftTypeId, onlyFreeDays }
  const read = () => plannedMonth(context.tx, { ...mine, today: context.today })
  const { answer, removedRecupHolidays, warning } = await placeShifts(context, mine, placed, read)
  return { ...answer, removedRecupHolidays, ...warning }
}

type ShiftsToPlace = Pick<ShiftsToPlan, 'shiftTypeId' | 'onlyFreeDays'> & { readonly days: readonly Day[] }

/**
 * Plans a shift on each of the given days of the month, or on no day when one day is refused (rules planning-26,
 * planning-28). The function reads the answer after the change.
 */
export async function placeShifts<Answer>(
  context: CommandContext,
  mine: Table,
  input: ShiftsToPlace,
  readAnswer: () => Promise<Answer>,
) {
  const { days, shiftTypeId, onlyFreeDays = false } = input
  const { tx, actor, now, today } = context
  const [row, named] = await Promise.all([readShiftFacts(tx, mine), readShiftTypeToUse(tx, { ...mine, shiftTypeId })])
  const facts = orNotFound(row)
  assertAllowed(refusalToLeaveMonth(mine.yearMonth, days))
  const type = usableShiftType(named, facts)
  const rules = shiftFactsOf(facts, { ...mine, today })
  const wanted = days.map((day) => shiftTimesOf(day, type.times))
  const free = onlyFreeDays ? plannableShifts(rules, wanted) : []
  const shifts = free.length > 0 ? free : wanted
  assertAllowed(refusalToPlanShift(rules, shifts))
  const inserted = insertShifts(
    tx,
    mine,
    shifts.map((times) => plannedAs(times, type.id)),
  )
  const audited = recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'plan shifts',
    entity: 'contract',
    entityId: mine.contractId,
    personId: mine.personId,
    after: { days: shifts.map(({ start }) => brusselsDayOf(start)), shiftTypeId: type.id },
  })
  const change = { ...mine, shifts, cause: { code: 'shift_planned' } } as const
  const settled = answerWithSideEffects(context, change, readAnswer)
  const [, , outcome] = await Promise.all([inserted, audited, settled])
  const warnings = [warningBesideHalfDay(halfAbsenceDaysOf(facts), shifts), warningOfWorkingTime(facts, { shifts })]
  return { ...outcome, warning: warningText(warnings) }
}
