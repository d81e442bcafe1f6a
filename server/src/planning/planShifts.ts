import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToLeaveMonth } from '@uurwerk/domain/planning/refusalToDateShift'
import { plannableShifts, refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { plannedMonth } from './plannedMonth.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { readShiftTypeToUse } from './shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from './shifts/usableShiftType.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'
import { storePlannedShifts } from './storePlannedShifts.ts'

export type ShiftsToPlan = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly firstDay: Day
  readonly lastDay: Day
  readonly shiftTypeId: number
  /**
   * When true, days on which the shift cannot be planned are skipped. When false, one such day refuses the whole
   * request.
   */
  readonly onlyFreeDays?: boolean
}

/**
 * Plans a shift on every day of a range. When one day is refused, no shift is planned. Returns the month after the
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
 * Plans a shift on each of the given days of the month. When one day is refused, no shift is planned (rules
 * planning-26, planning-28). `readAnswer` reads the answer after the change.
 */
export async function placeShifts<Answer>(
  context: CommandContext,
  mine: Table,
  input: ShiftsToPlace,
  readAnswer: () => Promise<Answer>,
) {
  const { days, shiftTypeId, onlyFreeDays = false } = input
  const { tx, today } = context
  const [row, named] = await Promise.all([readShiftFacts(tx, mine), readShiftTypeToUse(tx, { ...mine, shiftTypeId })])
  const facts = orNotFound(row)
  assertAllowed(refusalToLeaveMonth(mine.yearMonth, days))
  const type = usableShiftType(named, facts)
  const rules = shiftFactsOf(facts, { ...mine, today })
  const wanted = days.map((day) => shiftTimesOf(day, type.times))
  const free = onlyFreeDays ? plannableShifts(rules, wanted) : []
  const shifts = free.length > 0 ? free : wanted
  assertAllowed(refusalToPlanShift(rules, shifts))
  const placed = { facts, shifts: shifts.map((times) => ({ times, shiftTypeId })), audited: { shiftTypeId } }
  return storePlannedShifts(context, mine, placed, readAnswer)
}
