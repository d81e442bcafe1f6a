import type { TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { monthOf } from '@uurwerk/domain/time/yearMonth'

type Batch = [TeamOperation, ...TeamOperation[]]

/**
 * Groups the operations into batches, and keeps their order. A batch has consecutive operations of one kind on the same
 * contract and month: they plan shifts, remove shifts, or restore shifts of one removal. Each change is a separate
 * batch, because it can depend on the change before it.
 */
export function batchesOf(operations: readonly TeamOperation[]): readonly Batch[] {
  const batches: Batch[] = []
  for (const operation of operations) {
    const last = batches.at(-1)
    if (last !== undefined && belongsTo(last[0], operation)) last.push(operation)
    else batches.push([operation])
  }
  return batches
}

const belongsTo = (first: TeamOperation, next: TeamOperation): boolean =>
  next.op !== 'change' &&
  first.op === next.op &&
  first.contractId === next.contractId &&
  monthOf(first.day) === monthOf(next.day) &&
  removalOf(first) === removalOf(next)

const removalOf = (operation: TeamOperation): number | null => (operation.op === 'restore' ? operation.undoId : null)
