import type { TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { monthOf } from '@uurwerk/domain/time/yearMonth'

type Batch = [TeamOperation, ...TeamOperation[]]

/**
 * Groups the operations into batches, and keeps their order. A batch has consecutive operations that plan shifts, or
 * that remove shifts, of the same contract and month. Each change is a separate batch, because it can depend on the
 * change before it.
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

const belongsTo = (first: TeamOperation, { op, contractId, day }: TeamOperation): boolean =>
  op !== 'change' && first.op === op && first.contractId === contractId && monthOf(first.day) === monthOf(day)
