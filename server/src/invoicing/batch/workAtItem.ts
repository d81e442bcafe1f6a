import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { isUnreachable } from '../../platform/db/errors/isUnreachable.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { findHr } from '../../identity/findHr.ts'
import type { JobLog } from '../../platform/jobs/startWorker.ts'
import type { Services } from '../../app/services.ts'
import { DoneElsewhere, refuseItem } from './batchStore.ts'
import { isBusy } from '../../platform/db/errors/isBusy.ts'
import { DocumentFault } from '../../platform/documents/documentFault.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'

export type BatchWork = {
  readonly services: Services
  readonly log: JobLog
  readonly batchId: number
  readonly requestedBy: number
}

/**
 * Runs one step in its own transaction, in the name of the user who started the batch. A refusal is stored, and the
 * batch continues. When the database is unreachable, the job is repeated (rules invoicing-49, invoicing-54,
 * contact-47).
 */
export async function workAtItem<Result>(
  { services, log, batchId, requestedBy }: BatchWork,
  position: number,
  step: (context: CommandContext) => Promise<Result>,
): Promise<Result | null> {
  const { db, clock } = services
  try {
    return await inTransaction(db, async (tx) => step(await writingOf(tx, services, requestedBy)))
  } catch (error) {
    if (isUnreachable(error)) throw error
    if (error instanceof DoneElsewhere) return null
    await refuseItem(db, { batchId, position, refusal: refusalOfError(error, log), now: clock.now() })
    return null
  }
}

async function writingOf(tx: Tx, services: Services, requestedBy: number): Promise<CommandContext> {
  const { clock } = services
  const actor = await findHr(tx, { personId: requestedBy, today: clock.today() })
  if (actor === null) throw new RefusalError({ code: 'asker_no_longer_hr' })
  return { tx, actor, now: clock.now(), today: clock.today(), services }
}

/** The message that HR would get for a single invoice. An error in the application is also logged. */
function refusalOfError(error: unknown, log: JobLog): RefusalOf {
  if (error instanceof RefusalError) return error.refusal
  if (isBusy(error)) return { code: 'overloaded' }
  if (error instanceof DocumentFault) {
    log.error({ err: error }, 'a document of a batch could not be made')
    return { code: 'document_not_made' }
  }
  log.error({ err: error }, 'an item of a batch failed')
  return { code: 'fault' }
}
