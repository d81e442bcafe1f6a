import type { Invoice } from '../queries.ts'

const FIRST_TRY_MS = 1500
const NEXT_TRY_MS = 15_000

/** How soon to look again at a mail that is on its way; a refused one pauses before it is tried again. */
export function pollMail(invoice: Invoice | undefined): number | false {
  if (invoice?.mailStatus !== 'queued') return false
  const underWay = invoice.mails.find(({ status }) => status === 'queued')
  return underWay === undefined || underWay.attempts.length === 0 ? FIRST_TRY_MS : NEXT_TRY_MS
}
