import type { ApplicationToUndo } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { TeamOperation, TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { TeamCell, TeamContract, TeamShift, TeamShiftType } from '../grid/teamRows.ts'

/** One operation on a shift, and the values before it, from which the opposite operation can be made. */
export type TeamStep = {
  readonly operation: TeamOperation
  /**
   * The day and the shift type before the operation, when its `op` is 'change'. Null for any other `op`, and for a
   * shift without a type.
   */
  readonly before: { readonly day: Day; readonly shiftTypeId: number } | null
  /**
   * Set when this operation undoes another operation: the id and the version that the shift had before the undone
   * operation. Other stored operations on the shift still have this id and version. `withNewVersions` finds these
   * operations and gives them the new id and version.
   */
  readonly restores?: ShiftVersion
}

type ShiftVersion = { readonly id: number; readonly version?: number | undefined }

export const planned = (contractId: number, day: Day, shiftTypeId: number): TeamStep => ({
  operation: { op: 'plan', contractId, day, shiftTypeId },
  before: null,
})

const beforeOf = ({ day, type }: TeamShift): TeamStep['before'] =>
  type === null ? null : { day, shiftTypeId: type.id }

export const removed = (shift: TeamShift): TeamStep => ({
  operation: { op: 'remove', contractId: shift.contractId, id: shift.id, version: shift.version, day: shift.day },
  before: null,
})

const changed = (shift: TeamShift, day: Day, shiftTypeId: number): TeamStep => ({
  operation: { op: 'change', contractId: shift.contractId, id: shift.id, version: shift.version, day, shiftTypeId },
  before: beforeOf(shift),
})

/** The contract of the person at the customer of the shift type: the first one when there are several. */
export const contractFor = (cell: TeamCell, type: TeamShiftType): TeamContract | null =>
  cell.contracts.find(({ customerId }) => customerId === type.customerId) ?? null

/** Plans a shift type in a cell. When the contract already has a shift on that day, that shift gets the shift type. */
export function stepToPlan(cell: TeamCell, type: TeamShiftType): TeamStep | null {
  const contract = contractFor(cell, type)
  if (contract === null) return null
  const standing = cell.shifts.find(({ contractId }) => contractId === contract.id)
  if (standing === undefined) return planned(contract.id, cell.day, type.id)
  return standing.type?.id === type.id ? null : changed(standing, cell.day, type.id)
}

/**
 * The operations that move or copy a shift to a cell. In another month or at another contract, a new shift is planned;
 * the old shift is removed only when HR moves it within its month (rule team-9).
 */
export function stepsToPut(shift: TeamShift, to: TeamCell, how: 'move' | 'copy'): readonly TeamStep[] {
  if (shift.type === null) return []
  const contract = to.contracts.find(({ id }) => id === shift.contractId) ?? contractFor(to, shift.type)
  if (contract === null) return []
  const plan = planned(contract.id, to.day, shift.type.id)
  if (how === 'copy' || monthOf(shift.day) !== monthOf(to.day)) return [plan]
  return contract.id === shift.contractId ? [changed(shift, to.day, shift.type.id)] : [removed(shift), plan]
}

/** Undoes the filling of a period: removes the planned shifts and restores the removed shifts (rule rotation-7). */
export const stepsToTakeBack = ({ planned: made, removed: gone }: ApplicationToUndo): TeamStep[] => [
  ...made.map(({ contractId, id, version, day }) => ({
    operation: { op: 'remove' as const, contractId, id, version, day },
    before: null,
  })),
  ...gone.map(({ contractId, id, undoId, followerId, day }) => ({
    operation: { op: 'restore' as const, contractId, id, undoId, followerId, day },
    before: null,
  })),
]

/**
 * The operations that undo the given operations, in reverse order. A refused operation changed nothing, so nothing has
 * to be undone (rule team-7).
 */
export const oppositeOf = (
  steps: readonly TeamStep[],
  { outcomes }: Pick<TeamOutcomes, 'outcomes'>,
): readonly TeamStep[] =>
  steps
    .flatMap(({ operation, before }, place): TeamStep[] => {
      const outcome = outcomes[place]
      if (outcome === undefined || outcome.code !== null) return []
      const { contractId, day } = operation
      if (operation.op === 'remove') {
        const { undoId } = outcome
        if (undoId === null) return []
        const { id, version } = operation
        return [{ operation: { op: 'restore', contractId, id, day, undoId }, before: null, restores: { id, version } }]
      }
      if (outcome.id === null || outcome.version === null) return []
      const shift = { contractId, id: outcome.id, version: outcome.version }
      if (operation.op !== 'change') return [{ operation: { op: 'remove', ...shift, day }, before: null }]
      const now = { day, shiftTypeId: operation.shiftTypeId }
      const { id, version } = operation
      return before === null
        ? []
        : [{ operation: { op: 'change', ...shift, ...before }, before: now, restores: { id, version } }]
    })
    .toReversed()

/**
 * Returns `steps` with the new id and the new version of each shift that an operation in `done` restored. When another
 * user has changed a shift, the operations on that shift keep the old version, so that the server refuses them (rules
 * team-30, team-31).
 */
export function withNewVersions(
  steps: readonly TeamStep[],
  done: readonly TeamStep[],
  { outcomes }: Pick<TeamOutcomes, 'outcomes'>,
): readonly TeamStep[] {
  const renewed = new Map(
    done.flatMap(({ restores }, place) => {
      const { id = null, version = null } = outcomes[place] ?? {}
      return restores === undefined || id === null || version === null
        ? []
        : [[keyOf(restores), { id, version }] as const]
    }),
  )
  return steps.map((step) => {
    const { operation } = step
    if (operation.op !== 'change' && operation.op !== 'remove') return step
    const now = renewed.get(keyOf(operation))
    return now === undefined ? step : { ...step, operation: { ...operation, ...now } }
  })
}

const keyOf = ({ id, version }: ShiftVersion): string => `${id} ${version}`
