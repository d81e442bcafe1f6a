import type { FilledPlanning, PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { planOnFreeDays, type WantedShift } from '@uurwerk/domain/planning/copy/planOnFreeDays'
import { refusalToPlanPattern } from '@uurwerk/domain/planning/patterns/refusalToPlanPattern'
import { daysOfPattern } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { listExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import { ownPlannedMonth } from '../plannedMonth.ts'
import { plannedShiftDto } from '../plannedShiftDto.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../shifts/shiftFactsStore.ts'
import { listShifts } from '../shifts/shiftStore.ts'
import { ownTable, type Table } from '../shifts/tableOf.ts'
import { storePlannedShifts } from '../planShifts.ts'
import { listPatternShiftTypes, readPatterns } from './shiftPatternStore.ts'

type PatternToPlan = {
  readonly contractId: number
  /** The month that the answer must contain. */
  readonly yearMonth: YearMonth
  readonly patternId: number
  readonly first: Day
  readonly last: Day
  readonly preview: boolean
}

/**
 * Plans the free days of a period with a pattern of the caller: weeks of shift types that repeat. The answer contains
 * the planned shifts, and the reason for each day that could not be planned (rules planning-81, planning-88).
 */
export const planPattern = (context: CommandContext, { preview, ...input }: PatternToPlan): Promise<PlannedMonth> =>
  onlyPreviewed(context.tx, preview, () => planPeriod(context, input))

async function planPeriod(context: CommandContext, input: Omit<PatternToPlan, 'preview'>): Promise<PlannedMonth> {
  const { tx } = context
  const { patternId, first, last } = input
  const mine = ownTable(context, input)
  assertAllowed(refusalToPlanPattern(first, last))
  const { customerName, patterns } = orNotFound(await readPatterns(tx, mine))
  const pattern = orNotFound(patterns.find(({ id }) => id === patternId))
  const days = daysOfPattern(pattern, eachDay(first, last))
  const [types, extra] = await Promise.all([
    listPatternShiftTypes(tx, mine.contractId, pattern.days),
    listExtraHolidaysAmong(
      tx,
      days.map(({ day }) => day),
    ),
  ])
  const wanted = days.map(({ day, shiftId }) => ({
    day,
    customerName,
    type: types.find(({ id }) => id === shiftId) ?? null,
  }))
  const holidays = wanted.map(({ day }) => day).filter((day) => holidayOn(day, extra) !== null)
  const filled: FilledMonth[] = []
  // The months are read in order, because the facts of a month include the shifts planned in the month before.
  for (const [yearMonth, shifts] of Map.groupBy(wanted, ({ day }) => monthOf(day)))
    filled.push(await fillMonth(context, { ...mine, yearMonth }, { shifts, holidays }))
  const warnings = filled.flatMap(({ warning }) => warning ?? [])
  return {
    ...(await ownPlannedMonth(context, mine)),
    removedRecupHolidays: filled.flatMap(({ removedRecupHolidays }) => removedRecupHolidays),
    ...(warnings.length > 0 && { warning: warnings.join(' ') }),
    filled: {
      planned: filled.flatMap(({ planned }) => planned),
      skipped: filled.flatMap(({ skipped }) => skipped),
    },
  }
}

type FilledMonth = FilledPlanning & { readonly removedRecupHolidays: Day[]; readonly warning?: string }

type Wanted = { readonly shifts: readonly WantedShift[]; readonly holidays: readonly Day[] }

async function fillMonth(context: CommandContext, table: Table, wanted: Wanted): Promise<FilledMonth> {
  const { tx, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const { planned, skipped } = planOnFreeDays(shiftFactsOf(facts, { ...table, today }), wanted)
  if (planned.length === 0) return { planned: [], skipped: [...skipped], removedRecupHolidays: [] }
  const audited = { shiftTypeIds: planned.map(({ shiftTypeId }) => shiftTypeId) }
  const stored = await storePlannedShifts(context, table, { facts, shifts: planned, audited }, () =>
    listShifts(tx, table),
  )
  return {
    planned: stored.answer.filter(({ id }) => stored.ids.includes(id)).map(plannedShiftDto),
    skipped: [...skipped],
    removedRecupHolidays: stored.removedRecupHolidays,
    ...stored.warning,
  }
}
