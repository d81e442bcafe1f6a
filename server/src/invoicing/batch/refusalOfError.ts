import { databaseStateOf } from '../../db/databaseStateOf.ts'
import { DocumentFault } from '../../documents/documentFault.ts'
import { Refused, type Refusing } from '../../http/Refused.ts'
import type { JobLog } from '../../jobs/startWorker.ts'

/** Waited too long for somebody else's lock, or in a circle: the same may be asked again. */
const BUSY = ['40001', '40P01', '55P03', '57014']

/** Why an item went wrong, in the words that HR would have got for it alone; what is ours to mend is logged. */
export function refusalOfError(error: unknown, log: JobLog): Refusing {
  if (error instanceof Refused) return error.refusal
  if (BUSY.includes(databaseStateOf(error) ?? '')) return { code: 'overloaded' }
  if (error instanceof DocumentFault) {
    log.error({ err: error }, 'no document')
    return { code: 'document_not_made' }
  }
  log.error({ err: error }, 'fault')
  return { code: 'fault' }
}
