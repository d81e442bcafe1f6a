import { forgettableKinds, type ForgettableKind } from '@uurwerk/domain/operations/retention/forgettableKind'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { dropAuditPartition, listAuditPartitions } from '../../audit/auditPartitionStore.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../app/services.ts'
import { boundaryOf } from './boundaryOf.ts'
import { openProtectedTables, anonymiseSome, type Boundary } from './forgetStore.ts'
import { partsOf } from './partsStore.ts'
import { RETENTION } from './retentionEntity.ts'
import { finishRun, insertRun, saveAnonymisedCounts, type AnonymisedCounts } from './retentionRunStore.ts'
import { readTerms } from './retentionTermStore.ts'

/**
 * The number of rows that one transaction of the clean-up job changes. The number is small, so that users do not wait,
 * and so that an interrupted run keeps most of its work.
 */
const AT_ONCE = 5000

type Forgetting = Pick<Services, 'db' | 'clock'>

/** Deletes or anonymises all data past its retention term (rules retention-10, retention-24, retention-25). */
export async function anonymiseExpired({ db, clock }: Forgetting, atOnce = AT_ONCE): Promise<AnonymisedCounts> {
  const terms = await readTerms(db)
  const now = clock.now()
  const run = await insertRun(db, now)
  let forgotten: AnonymisedCounts = {}

  async function forgetKind(kind: ForgettableKind): Promise<void> {
    const boundary = boundaryOf(kind, terms, clock.today())
    if (kind === 'changes') await note(kind, await dropPastMonths({ db, clock }, boundary))
    for (const part of partsOf[kind]) {
      for (let done = atOnce; done > 0;) {
        done = await inTransaction(db, async (tx) => {
          await openProtectedTables(tx, boundary)
          const count = await anonymiseSome(tx, part, { boundary, now, most: atOnce })
          const counted = part.follows ? forgotten : withMore(forgotten, kind, count)
          if (count > 0) await saveAnonymisedCounts(tx, run, counted)
          forgotten = counted
          return count
        })
      }
    }
  }

  async function note(kind: ForgettableKind, count: number): Promise<void> {
    forgotten = withMore(forgotten, kind, count)
    await inTransaction(db, (tx) => saveAnonymisedCounts(tx, run, forgotten))
  }

  for (const kind of forgettableKinds) await forgetKind(kind)
  await inTransaction(db, async (tx) => {
    await finishRun(tx, run, clock.now())
    if (Object.keys(forgotten).length === 0) return
    await recordAudit(tx, { actorId: null, now, action: 'forget past terms', ...RETENTION, after: forgotten })
  })
  return forgotten
}

const withMore = (forgotten: AnonymisedCounts, kind: ForgettableKind, count: number): AnonymisedCounts =>
  count === 0 ? forgotten : { ...forgotten, [kind]: (forgotten[kind] ?? 0) + count }

async function dropPastMonths({ db }: Forgetting, { day }: Boundary): Promise<number> {
  let count = 0
  for (const month of await listAuditPartitions(db)) {
    if (month < monthOf(day)) count += await inTransaction(db, (tx) => dropAuditPartition(tx, month))
  }
  return count
}
