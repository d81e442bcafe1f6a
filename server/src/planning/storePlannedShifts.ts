import { warningText } from '@uurwerk/contract/planning/warnings'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { CommandContext } from '../app/context.ts'
import { warningOfAvailability } from './availability/warningOfAvailability.ts'
import { plannedAs } from './plannedAs.ts'
import { answerWithSideEffects, type ReadAnswer } from './shifts/applyShiftSideEffects.ts'
import { halfAbsenceDaysOf } from './shifts/shiftFactsOf.ts'
import type { ShiftFactsRow } from './shifts/shiftFactsStore.ts'
import { insertShifts } from './shifts/shiftStore.ts'
import type { Table } from './shifts/tableOf.ts'
import { warningOfWorkingTime } from './shifts/warningOfWorkingTime.ts'

type ShiftsToStore = {
  readonly facts: ShiftFactsRow
  readonly shifts: readonly { readonly times: ShiftTimes; readonly shiftTypeId: number }[]
  /** The shift types in the audit entry: one type for all shifts, or a type for each shift. */
  readonly audited: { readonly shiftTypeId: number } | { readonly shiftTypeIds: readonly number[] }
}

/**
 * Stores shifts that the rules allow, with their audit entry and their side effects. `readAnswer` reads the answer
 * after the change. The function also returns the ids of the new shifts.
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
