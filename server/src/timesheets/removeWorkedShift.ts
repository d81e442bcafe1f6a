import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/refusalToRemoveWorkedShift'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { auditedMonth } from '../planning/auditedMonth.ts'
import { auditedShift } from '../planning/auditedShift.ts'
import { settleShiftChange } from '../planning/settleShiftChange.ts'
import { shiftFactsOf } from '../planning/shiftFactsOf.ts'
import { readShiftFacts } from '../planning/shiftFactsStore.ts'
import { shiftOf } from '../planning/shiftOf.ts'
import { deleteShifts, readShifts } from '../planning/shiftStore.ts'
import type { TableChanged } from './tableChanged.ts'
import type { Table } from '../planning/tableOf.ts'
import { workedShiftAsked, type ShiftAsked } from './workedShiftAsked.ts'

type Sent = Omit<ShiftAsked, 'yearMonth'>

export async function removeWorkedShift(writing: Writing, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, actor, now, today } = writing
  const facts = found(await readShiftFacts(tx, table))
  const shift = await workedShiftAsked(tx, await readShifts(tx, table), { ...sent, yearMonth: table.yearMonth })
  demand(refusalToRemoveWorkedShift(shiftFactsOf(facts, { ...table, today })))
  await deleteShifts(tx, [shift.id])
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove shift',
    entity: 'shift',
    entityId: shift.id,
    ...auditedMonth(table),
    before: auditedShift(shiftOf(shift)),
  })
  const change = { ...table, shifts: [shift], reason: 'shift verwijderd' }
  return { removedRecupHolidays: await settleShiftChange(writing, change), warnings: [] }
}
