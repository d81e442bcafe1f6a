import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { copyShifts } from '@uurwerk/domain/planning/copy/copyShifts'
import { daysToCopy, type CopyTarget } from '@uurwerk/domain/planning/copy/daysToCopy'
import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { listExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import { ownPlannedMonth } from '../plannedMonth.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../shifts/shiftFactsStore.ts'
import { ownTable } from '../shifts/tableOf.ts'
import { storePlannedShifts } from '../planShifts.ts'
import { listShiftsToCopy } from './shiftsToCopyStore.ts'

type ShiftsToCopy = CopyTarget & { readonly contractId: number; readonly preview: boolean }

/**
 * Copies the shifts of the previous week or month to the free days of a week or a month. The answer contains the copied
 * shifts, and the reason for each shift that was not copied (rules planning-74, planning-85).
 */
export const copyPlannedShifts = (
  context: CommandContext,
  { preview, ...input }: ShiftsToCopy,
): Promise<PlannedMonth> => onlyPreviewed(context.tx, preview, () => copyToFreeDays(context, input))

async function copyToFreeDays(context: CommandContext, input: Omit<ShiftsToCopy, 'preview'>): Promise<PlannedMonth> {
  const { tx, today } = context
  const mine = ownTable(context, input)
  const days = daysToCopy(input)
  const receiving = days.map(({ to }) => to)
  const [row, shifts, extra] = await Promise.all([
    readShiftFacts(tx, mine),
    listShiftsToCopy(tx, { ...mine, days: days.map(({ from }) => from) }),
    listExtraHolidaysAmong(tx, receiving),
  ])
  const facts = orNotFound(row)
  const rules = shiftFactsOf(facts, { ...mine, today })
  assertAllowed(refusalToCopyShifts(rules.freeze, input))
  const holidays = receiving.filter((day) => holidayOn(day, extra) !== null)
  const { planned, skipped } = copyShifts(rules, { days, shifts, holidays })
  const read = () => ownPlannedMonth(context, mine)
  if (planned.length === 0) return { ...(await read()), filled: { planned: [], skipped: [...skipped] } }
  const stored = { facts, shifts: planned, audited: { shiftTypeIds: planned.map(({ shiftTypeId }) => shiftTypeId) } }
  const { answer, ids, removedRecupHolidays, warning } = await storePlannedShifts(context, mine, stored, read)
  const filled = { planned: answer.plannedShiftDtos.filter(({ id }) => ids.includes(id)), skipped: [...skipped] }
  return { ...answer, removedRecupHolidays, ...warning, filled }
}
