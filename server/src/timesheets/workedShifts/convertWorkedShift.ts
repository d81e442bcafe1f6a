import { shiftConversionFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import { convertToSickness } from '../../absences/booking/convertToSickness.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { shiftAct } from '../../planning/shifts/shiftAct.ts'
import { applyShiftSideEffects } from '../../planning/shifts/applyShiftSideEffects.ts'
import { contractMonthFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../planning/shifts/shiftFactsStore.ts'
import { shiftOf } from '../../planning/shifts/shiftOf.ts'
import { deleteShifts, readShifts } from '../../planning/shifts/shiftStore.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { workedShiftAsked, type ShiftAsked } from './workedShiftAsked.ts'

type Sent = Omit<ShiftAsked, 'yearMonth'>

/**
 * Converts a shift to sickness: the action 'Naar Ziekte Omzetten' removes the shift, and books a day of sickness
 * instead.
 */
export async function convertWorkedShift(context: CommandContext, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, actor, now, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), readShifts(tx, table)])
  const facts = orNotFound(row)
  const shift = await workedShiftAsked(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  const month = contractMonthFactsOf(facts, { ...table, today })
  assertAllowed(refusalToConvertShiftToSickness(shiftConversionFacts(month, shift)))
  deleteShifts(tx, [shift], now)
  const removal = { action: 'convert shift to sickness', id: shift.id, before: shiftOf(shift) } as const
  await recordCallerAct(context, shiftAct(table, removal))
  const { personId, actingAs } = table
  await convertToSickness(tx, { personId, day: shift.day, actingAs, actorId: actor.personId, now })
  const change = { ...table, shifts: [shift], cause: { code: 'shift_converted' } } as const
  return { removedRecupHolidays: await applyShiftSideEffects(context, change), warnings: [] }
}
