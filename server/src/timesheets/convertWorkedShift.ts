import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import { convertToSickness } from '../absences/convertToSickness.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { auditedMonth } from '../planning/auditedMonth.ts'
import { auditedShift } from '../planning/auditedShift.ts'
import { applyShiftSideEffects } from '../planning/applyShiftSideEffects.ts'
import { shiftFactsOf } from '../planning/shiftFactsOf.ts'
import { readShiftFacts } from '../planning/shiftFactsStore.ts'
import { shiftOf } from '../planning/shiftOf.ts'
import { deleteShifts, readShifts } from '../planning/shiftStore.ts'
import type { TableChanged } from './tableChanged.ts'
import type { Table } from '../planning/tableOf.ts'
import { workedShiftAsked, type ShiftAsked } from './workedShiftAsked.ts'

type Sent = Omit<ShiftAsked, 'yearMonth'>

/** The action 'Naar Ziekte Omzetten': removes a shift, and books a day of sickness instead. */
export async function convertWorkedShift(context: CommandContext, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, actor, now, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const shift = await workedShiftAsked(tx, await readShifts(tx, table), { ...sent, yearMonth: table.yearMonth })
  const { freeze } = shiftFactsOf(facts, { ...table, today, shiftId: shift.id })
  const otherShiftsThatDay = facts.shifts.filter(({ id, day }) => id !== shift.id && day === shift.day).length
  assertAllowed(refusalToConvertShiftToSickness({ freeze, otherShiftsThatDay }))
  await deleteShifts(tx, [shift.id])
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'convert shift to sickness',
    entity: 'shift',
    entityId: shift.id,
    ...auditedMonth(table),
    before: auditedShift(shiftOf(shift)),
  })
  const { personId, actingAs } = table
  await convertToSickness(tx, { personId, day: shift.day, actingAs, actorId: actor.personId, now })
  const change = { ...table, shifts: [shift], reason: 'shift naar ziekte omgezet' }
  return { removedRecupHolidays: await applyShiftSideEffects(context, change), warnings: [] }
}
