import type { recentChanges } from '@uurwerk/contract/audit/recentChanges'
import { subjectsOfEntity } from '@uurwerk/contract/audit/subjectsOfEntity'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { toInstant } from '@uurwerk/domain/time/instant'
import type { AnswerOf, QueryContext } from '../app/context.ts'
import { listOwnChanges, listRecentChanges, type RecentChangeRow } from './recentChangesStore.ts'

/**
 * The maximum time between the moment of a change and its commit. Others see a change only after its commit, so each
 * answer also contains the changes of this number of seconds before the requested moment.
 */
const OVERLAP_SECONDS = 60
/** The maximum time between two calls, in seconds. After a longer time, the client must read its lists again. */
const LONGEST_ABSENCE_SECONDS = 600
/** The maximum number of records in an answer. When more records have changed, the client reads its list again. */
const MOST = 200

type Input = QueryOf<typeof recentChanges>

/**
 * The records that other people changed since a moment, without the changed values (rule audit-20). The first call of a
 * screen gives no moment, and gets the moment for its next call.
 */
export async function readRecentChanges(
  { db, actor, now }: QueryContext,
  { since = now, own }: Input,
): Promise<AnswerOf<typeof recentChanges>> {
  if (now - since > LONGEST_ABSENCE_SECONDS) return { until: now, isComplete: false, changes: [] }
  const from = toInstant(since - OVERLAP_SECONDS)
  const input = { since: from, callerId: actor.personId, most: MOST + 1 }
  const [ofOthers, ofCaller] = await Promise.all([listRecentChanges(db, input), own ? listOwnChanges(db, input) : []])
  return {
    until: now,
    isComplete: ofOthers.length <= MOST,
    changes: [
      ...ofOthers.slice(-MOST).map((row) => changeOf(row, false)),
      ...(ofCaller.length > MOST ? withoutNames(ofCaller) : ofCaller).map((row) => changeOf(row, true)),
    ],
  }
}

const changeOf = ({ entity, ...row }: RecentChangeRow, isOwn: boolean) => ({
  ...row,
  isOwn,
  subjects: [...subjectsOfEntity[entity]],
})

/**
 * Keeps one change for each kind of record, and removes the person and the contract from it. The client then reads all
 * records of this kind.
 */
const withoutNames = (rows: readonly RecentChangeRow[]): RecentChangeRow[] =>
  [...Map.groupBy(rows, ({ entity }) => entity).values()].map(([newest]) => ({
    ...newest!,
    userId: null,
    contractId: null,
    invoiceId: null,
    yearMonth: null,
  }))
