import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readAvailabilityOfPerson } from '../availability/availabilityByPerson.ts'
import { warningOfUnavailableDays } from '../availability/warningOfAvailability.ts'
import { listUnqualifiedShifts } from '../qualifications/unqualifiedShiftStore.ts'
import { warningOfLacking } from '../qualifications/warningOfQualification.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts, type ShiftFactsRow } from '../shifts/shiftFactsStore.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import type { Table } from '../shifts/tableOf.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { warningOfWorkingTime } from '../shifts/warningOfWorkingTime.ts'
import { storePlannedShifts } from '../planShifts.ts'
import { done, resultOf, type OperationResult, type Operation } from './operationResult.ts'

type Placed = {
  readonly times: ShiftTimes
  readonly shiftTypeId: number
  readonly warning: string | undefined
  readonly id: number
}

/**
 * Plans several shifts of one contract in one month. The facts are read once, and the rules check each shift together
 * with the shifts that were planned before it (rules team-4, team-15).
 */
export async function planTogether(
  context: CommandContext,
  table: Table,
  operations: readonly Operation<'plan'>[],
): Promise<readonly OperationResult[]> {
  const { tx, today } = context
  const typeIds = [...new Set(operations.map(({ shiftTypeId }) => shiftTypeId))]
  const days = operations.map(({ day }) => day).toSorted()
  const [row, availability, lacking, ...named] = await Promise.all([
    readShiftFacts(tx, table),
    readAvailabilityOfPerson(tx, table.personId, { from: days[0]!, to: days.at(-1)! }),
    listUnqualifiedShifts(tx, table.personId, operations),
    ...typeIds.map((shiftTypeId) => readShiftTypeToUse(tx, { ...table, shiftTypeId })),
  ])
  const facts = orNotFound(row)
  const types = new Map(typeIds.map((id, place) => [id, named[place] ?? null]))
  let known = facts
  const results: (Placed | Exclude<OperationResult, { done: unknown }>)[] = []
  for (const { day, shiftTypeId } of operations)
    results.push(
      await resultOf(() => {
        const times = shiftTimesOf(day, usableShiftType(types.get(shiftTypeId) ?? null, facts).times)
        assertAllowed(refusalToPlanShift(shiftFactsOf(known, { ...table, today }), [times]))
        const { warning } = warningText(
          [
            warningOfUnavailableDays(availability, [times]),
            warningOfLacking(lacking.find((each) => each.shiftTypeId === shiftTypeId && each.day === day)),
            warningBesideHalfDay(halfAbsenceDaysOf(facts), [times]),
            warningOfWorkingTime(known, { shifts: [times] }),
          ],
          table.actingAs,
        )
        // A shift that is not stored yet has no id, so it gets a negative number.
        const placed = { times, shiftTypeId, warning, id: -1 - results.length }
        known = withShift(known, table, { ...times, id: placed.id, day })
        return placed
      }),
    )
  const placed = results.filter((result) => 'times' in result)
  const ids = placed.length === 0 ? [] : await store(context, table, facts, placed)
  return results.map((result) =>
    'times' in result ? done(ids[placed.indexOf(result)] ?? null, 1, result.warning) : result,
  )
}

const store = async (context: CommandContext, table: Table, facts: ShiftFactsRow, shifts: readonly Placed[]) => {
  const audited = { shiftTypeIds: shifts.map(({ shiftTypeId }) => shiftTypeId) }
  return (await storePlannedShifts(context, table, { facts, shifts, audited }, () => Promise.resolve())).ids
}

type NewShift = ShiftTimes & Pick<ShiftFactsRow['shifts'][number], 'id' | 'day'>

const withShift = (facts: ShiftFactsRow, { contractId }: Table, shift: NewShift): ShiftFactsRow => {
  const customerName = facts.shifts.find((other) => other.contractId === contractId)?.customerName ?? ''
  return {
    ...facts,
    shifts: [...facts.shifts, { ...shift, contractId, customerName, adjusted: false, claimed: false }],
  }
}
