import type { Day } from '@uurwerk/domain/time/day'
import type { TeamCell, TeamRow, TeamShift } from '../grid/teamRows.ts'
import { contractFor, planned, type TeamStep } from './teamSteps.ts'

type Asked = {
  /** The rows of the previous period. It has as many days as the shown period. */
  readonly before: readonly TeamRow[]
  /** The rows that match the filter. Only shifts of these people are copied. */
  readonly rows: readonly TeamRow[]
  /** The customers of the filter, whose shifts are copied. Null to copy the shifts of all customers. */
  readonly customerIds: ReadonlySet<number> | null
  readonly isLeftOut: (day: Day) => boolean
}

export type PeriodCopy = {
  readonly steps: readonly TeamStep[]
  readonly people: number
  /** The number of adjusted shifts among the copies. A copy gets the times of the shift type. */
  readonly adjusted: number
  /** The people and the days whose shift is not copied. */
  readonly skipped: readonly { readonly personId: number; readonly name: string; readonly day: Day }[]
}

/**
 * The steps that plan the shifts of the previous period on the same weekdays of the shown period. A day with a shift,
 * with an absence or without a contract does not change. A second copy therefore plans no shift twice (rule team-10).
 */
export function copyOfPeriod({ before, rows, customerIds, isLeftOut }: Asked): PeriodCopy {
  const earlier = new Map(before.map((row) => [row.person.id, row]))
  const copies = rows.flatMap(({ person, name, cells }) =>
    cells.flatMap((to, column) =>
      (earlier.get(person.id)?.cells[column]?.shifts ?? [])
        .filter(({ type }) => type !== null && customerIds?.has(type.customerId) !== false)
        .map((shift, index) => ({
          personId: person.id,
          name,
          day: to.day,
          shift,
          step: index > 0 || isLeftOut(to.day) ? null : stepToCopy(shift, to),
        })),
    ),
  )
  const done = copies.filter(({ step }) => step !== null)
  return {
    steps: copies.flatMap(({ step }) => step ?? []),
    people: new Set(done.map(({ personId }) => personId)).size,
    adjusted: done.filter(({ shift }) => shift.adjusted).length,
    skipped: copies.filter(({ step }) => step === null).map(({ personId, name, day }) => ({ personId, name, day })),
  }
}

function stepToCopy({ contractId, type }: TeamShift, to: TeamCell): TeamStep | null {
  if (type === null || !type.usable || to.shifts.length > 0 || to.absence === 'whole') return null
  const contract = to.contracts.find(({ id }) => id === contractId) ?? contractFor(to, type)
  return contract === null ? null : planned(contract.id, to.day, type.id)
}
