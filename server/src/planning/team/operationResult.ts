import type { TeamOperation, TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { RefusalError } from '../../app/RefusalError.ts'

export type Operation<Op extends TeamOperation['op']> = Extract<TeamOperation, { op: Op }>
export type DoneOperation = Omit<TeamOutcomes['outcomes'][number], 'code' | 'message'>

/** The result of an operation: done, or refused with the reason. */
export type OperationResult = { readonly done: DoneOperation } | { readonly refusal: RefusalOf }

export const done = (id: number | null, version: number | null, warning: string | undefined): OperationResult => ({
  done: { id, version, undoId: null, warning: warning ?? null },
})

/** Returns a refusal as the result of an operation. Any other error is thrown, because the whole request then fails. */
export async function resultOf<Result>(
  work: () => Promise<Result> | Result,
): Promise<Result | { readonly refusal: RefusalOf }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { refusal: error.refusal }
  }
}

/** The answer about an operation (rule team-31). */
export const outcomeOf = (result: OperationResult): TeamOutcomes['outcomes'][number] =>
  'done' in result
    ? { ...result.done, code: null, message: null }
    : {
        id: null,
        version: null,
        undoId: null,
        warning: null,
        code: result.refusal.code,
        message: messageOf(result.refusal),
      }

/** For a shift that changed, the message says who changed it and when (rule team-31). */
export function messageOf(refusal: RefusalOf): string {
  if (refusal.code !== 'stale' || typeof refusal.changedAt !== 'string') return sentenceOf(refusal, 'office')
  // The moment is in Brussels time, such as '2026-11-20T07:00:00+01:00'.
  const [day, time] = [refusal.changedAt.slice(0, 10), refusal.changedAt.slice(11, 16)]
  return `${refusal.changedBy ?? 'Iemand anders'} wijzigde deze shift op ${formatDayWithDashes(toDay(day))} om ${time}.`
}
