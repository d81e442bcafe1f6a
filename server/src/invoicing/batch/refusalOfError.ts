import { isBusy } from '../../platform/db/errors/isBusy.ts'
import { DocumentFault } from '../../platform/documents/documentFault.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { JobLog } from '../../platform/jobs/startWorker.ts'

/**
 * The reason why a batch item failed, with the message that HR would get for a single invoice. An error in the
 * application is also logged.
 */
export function refusalOfError(error: unknown, log: JobLog): RefusalOf {
  if (error instanceof RefusalError) return error.refusal
  if (isBusy(error)) return { code: 'overloaded' }
  if (error instanceof DocumentFault) {
    log.error({ err: error }, 'a document of a batch could not be made')
    return { code: 'document_not_made' }
  }
  log.error({ err: error }, 'an item of a batch failed')
  return { code: 'fault' }
}
