import type { Day } from '@uurwerk/domain/time/day'
import type { TeamCell, TeamRow, TeamShift } from '../grid/teamRows.ts'
import { contractFor, planned, type TeamStep } from './teamSteps.ts'

type Input = {
  /** The rows of the previous period. It has as many days as the shown period. */
  readonly before: readonly TeamRow[]
  /** The rows that match the filter. Only shifts of these people are copied. */
  readonly rows: readonly TeamRow[]
  /** The customers in the filter. Only the shifts at these customers are copied; null for all customers. */
  readonly customerIds: ReadonlySet<number> | null
  readonly isLeftOut: (day: Day) => boolean
}

export type WhyNotCopied = 'day_left_out' | 'day_taken' | 'absent' | 'no_contract' | 'type_not_usable'

type Of = { readonly personId: number; readonly name: string; readonly day: Day }

export type PeriodCopy = {
  readonly steps: readonly TeamStep[]
  readonly copied: readonly Of[]
  readonly people: number
  /** The number of copied shifts whose times were adjusted. The copy gets the usual times of the shift type. */
  readonly adjusted: number
  readonly skipped: readonly (Of & { readonly why: WhyNotCopied })[]
}

/**
 * Copies to the same weekdays. A day with a shift, an absence or no contract does not change (rules team-10, team-38).
 */
export function copyOfPeriod({ before, rows, customerIds, isLeftOut }: Input): PeriodCopy {
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
          step: isLeftOut(to.day)
            ? ('day_left_out' as const)
            : index > 0
              ? ('day_taken' as const)
              : stepToCopy(shift, to),
        })),
    ),
  )
  const done = copies.filter(({ step }) => typeof step !== 'string')
  return {
    steps: copies.flatMap(({ step }) => (typeof step === 'string' ? [] : step)),
    copied: done.map(({ personId, name, day }) => ({ personId, name, day })),
    people: new Set(done.map(({ personId }) => personId)).size,
    adjusted: done.filter(({ shift }) => shift.adjusted).length,
    skipped: copies.flatMap(({ personId, name, day, step }) =>
      typeof step === 'string' ? [{ personId, name, day, why: step }] : [],
    ),
  }
}

function stepToCopy({ contractId, type }: TeamShift, to: TeamCell): TeamStep | WhyNotCopied {
  if (type === null || !type.usable) return 'type_not_usable'
  if (to.shifts.length > 0) return 'day_taken'
  if (to.absence === 'whole') return 'absent'
  const contract = to.contracts.find(({ id }) => id === contractId) ?? contractFor(to, type)
  return contract === null ? 'no_contract' : planned(contract.id, to.day, type.id)
}
