import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToLeaveMonth } from '@uurwerk/domain/planning/refusalToDateShift'
import { plannableShifts, refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { warningOfAvailability } from './availability/warningOfAvailability.ts'
import { ownPlannedMonth, plannedMonthAfter } from './plannedMonth.ts'
import { answerWithSideEffects, type ReadAnswer } from './shifts/applyShiftSideEffects.ts'
import { readPersonMonth } from './shifts/personMonthStore.ts'
import { halfAbsenceDaysOf, shiftFactsOf, withContract } from './shifts/shiftFactsOf.ts'
import { readShiftFacts, type ShiftFactsRow } from './shifts/shiftFactsStore.ts'
import { insertShifts, type ShiftToStore } from './shifts/shiftStore.ts'
import { readShiftTypeToUse, type ShiftTypeToUse } from './shifts/shiftTypeToUseStore.ts'
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
   * True: a day on which the shift cannot be planned is skipped. False: when there is such a day, the whole request is
   * refused.
   */
  readonly onlyFreeDays?: boolean
}

/**
 * Plans a shift on every day of a range. When one day is refused, no shift is planned. Returns the month after the
 * change (rules planning-25, planning-26). One read of the month gives the facts for the rules and for the answer.
 */
export async function planShifts(context: CommandContext, input: ShiftsToPlan): Promise<PlannedMonth> {
  const { tx, today, now } = context
  const mine = ownTable(context, input)
  const [row, named] = await Promise.all([readPersonMonth(tx, mine), readShiftTypeToUse(tx, { ...mine, ...input })])
  const before = orNotFound(row)
  const contract = orNotFound(before.contracts.find(({ contractId }) => contractId === mine.contractId) ?? null)
  const facts = withContract(before, contract)
  const days = eachDay(input.firstDay, input.lastDay)
  const { answer, removedRecupHolidays, warning } = await placeOnDays(
    context,
    mine,
    { ...input, days, facts, named },
    (isAlone) =>
      isAlone ? plannedMonthAfter(tx, { ...mine, today, now }, { ...input, before }) : ownPlannedMonth(context, mine),
  )
  return { ...answer, removedRecupHolidays, ...warning }
}

type ShiftsToPlace = Pick<ShiftsToPlan, 'shiftTypeId' | 'onlyFreeDays'> & { readonly days: readonly Day[] }

/** When one day is refused, no shift is planned (rules planning-26, planning-28). */
export async function placeShifts<Answer>(
  context: CommandContext,
  mine: Table,
  input: ShiftsToPlace,
  readAnswer: ReadAnswer<Answer>,
) {
  const { tx } = context
  const [row, named] = await Promise.all([readShiftFacts(tx, mine), readShiftTypeToUse(tx, { ...mine, ...input })])
  return placeOnDays(context, mine, { ...input, facts: orNotFound(row), named }, readAnswer)
}

type WithFacts = ShiftsToPlace & { readonly facts: ShiftFactsRow; readonly named: ShiftTypeToUse | null }

async function placeOnDays<Answer>(
  context: CommandContext,
  mine: Table,
  { days, shiftTypeId, onlyFreeDays = false, facts, named }: WithFacts,
  readAnswer: ReadAnswer<Answer>,
) {
  assertAllowed(refusalToLeaveMonth(mine.yearMonth, days))
  const type = usableShiftType(named, facts)
  const rules = shiftFactsOf(facts, { ...mine, today: context.today })
  const wanted = days.map((day) => shiftTimesOf(day, type.times))
  const free = onlyFreeDays ? plannableShifts(rules, wanted) : []
  const shifts = free.length > 0 ? free : wanted
  assertAllowed(refusalToPlanShift(rules, shifts))
  const placed = { facts, shifts: shifts.map((times) => ({ times, shiftTypeId })), audited: { shiftTypeId } }
  return storePlannedShifts(context, mine, placed, readAnswer)
}

type ShiftsToStore = {
  readonly facts: ShiftFactsRow
  readonly shifts: readonly { readonly times: ShiftTimes; readonly shiftTypeId: number }[]
  readonly audited: { readonly shiftTypeId: number } | { readonly shiftTypeIds: readonly number[] }
}

/**
 * Stores shifts that the rules allow, with their audit entry and their side effects. `readAnswer` reads the answer
 * after the change. The function also returns the ids of the new shifts. Shifts that HR plans are marked as edited by
 * HR (rule planning-92).
 */
export async function storePlannedShifts<Answer>(
  context: CommandContext,
  mine: Table,
  { facts, shifts, audited }: ShiftsToStore,
  readAnswer: ReadAnswer<Answer>,
) {
  const { tx } = context
  const times = shifts.map((shift) => shift.times)
  const inserted = insertShifts(
    tx,
    mine,
    shifts.map((shift) => ({
      ...plannedAs(shift.times, shift.shiftTypeId),
      editedByAdmin: mine.actingAs === 'hr',
    })),
  )
  const recorded = recordCallerAct(context, {
    action: 'plan shifts',
    entity: 'contract',
    entityId: mine.contractId,
    personId: mine.personId,
    after: { days: times.map(({ start }) => brusselsDayOf(start)), ...audited },
  })
  const change = { ...mine, shifts: times, cause: { code: 'shift_planned' } } as const
  const settled = answerWithSideEffects(context, change, readAnswer)
  const [ids, , outcome, unavailable] = await Promise.all([
    inserted,
    recorded,
    settled,
    warningOfAvailability(tx, mine, times),
  ])
  const warnings = [
    unavailable,
    warningBesideHalfDay(halfAbsenceDaysOf(facts), times),
    warningOfWorkingTime(facts, { shifts: times }),
  ]
  return { ...outcome, ids, warning: warningText(warnings, mine.actingAs) }
}

/** A shift that is planned in the calendar. All its values are the values of its shift type (rule planning-31). */
export const plannedAs = (times: ShiftTimes, shiftTypeId: number): ShiftToStore => ({
  ...times,
  shiftTypeId,
  callout: null,
  interrupted: false,
  remark: '',
  adjusted: false,
  editedByAdmin: false,
})
