import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { assertMayGiveBack } from './openShifts/assertMayGiveBack.ts'
import { plannedMonth } from './plannedMonth.ts'
import { applyShiftSideEffects } from './shifts/applyShiftSideEffects.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { deleteShifts, readShiftsById, type ShiftRow } from './shifts/shiftStore.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'

type Input = {
  readonly contractId: number
  /** The month that the answer must contain. */
  readonly yearMonth: YearMonth
  readonly shifts: readonly { readonly id: number; readonly version: number }[]
}

/**
 * Removes shifts that the caller planned, to undo a range, a copy or a pattern. When one of the shifts was changed or
 * removed after the planning, no shift is removed (rule planning-82).
 */
export async function takeBackShifts(context: CommandContext, input: Input): Promise<PlannedMonth> {
  const { tx, today } = context
  const mine = ownTable(context, input)
  const [contract, rows] = await Promise.all([
    readShiftFacts(tx, mine),
    readShiftsById(tx, { ...mine, ids: input.shifts.map(({ id }) => id) }),
  ])
  orNotFound(contract)
  const isUnchanged = input.shifts.every(({ id, version }) =>
    rows.some((row) => row.id === id && row.version === version),
  )
  if (!isUnchanged) throw new RefusalError({ code: 'nothing_to_undo' })
  const removedRecupHolidays: Day[] = []
  for (const [yearMonth, shifts] of Map.groupBy(rows, ({ day }) => monthOf(day)))
    removedRecupHolidays.push(...(await takeBackOfMonth(context, { ...mine, yearMonth }, shifts)))
  return { ...(await plannedMonth(tx, { ...mine, today })), removedRecupHolidays }
}

async function takeBackOfMonth(context: CommandContext, table: Table, shifts: readonly ShiftRow[]): Promise<Day[]> {
  const { tx, now, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const rules = shiftFactsOf(facts, { ...table, today })
  for (const shift of shifts) assertAllowed(refusalToRemovePlannedShift(rules, shift))
  await assertMayGiveBack(context, table, { facts, shifts })
  deleteShifts(tx, shifts, now)
  await recordCallerAct(context, {
    action: 'take back planned shifts',
    entity: 'contract',
    entityId: table.contractId,
    personId: table.personId,
    before: { days: shifts.map(({ day }) => day), shiftTypeIds: shifts.map(({ shiftTypeId }) => shiftTypeId) },
  })
  return applyShiftSideEffects(context, { ...table, shifts, cause: { code: 'shifts_removed' } })
}
