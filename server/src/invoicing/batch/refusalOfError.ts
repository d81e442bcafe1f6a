import { isBusy } from '../../db/isBusy.ts'
import { DocumentFault } from '../../documents/documentFault.ts'
import { RefusalError, type RefusalFacts } from '../../http/RefusalError.ts'
import type { JobLog } from '../../jobs/startWorker.ts'

/** Why an item went wrong, in the words that HR would have got for it alone; what is ours to mend is logged. */
export function refusalOfError(error: unknown, log: JobLog): RefusalFacts {
  if (error instanceof RefusalError) return error.refusal
  if (isBusy(error)) return { code: 'overloaded' }
  if (error instanceof DocumentFault) {
    log.error({ err: error }, 'no document')
    return { code: 'document_not_made' }
  }
  log.error({ err: error }, 'fault')
  return { code: 'fault' }
}
