import type { JobResult } from './queries.ts'

/** One of a batch, of which a test names only what it is about. */
export const aResult = (facts: Partial<JobResult> = {}): JobResult => ({
  contractId: 12,
  invoiceId: null,
  invoiceNr: null,
  customerName: 'AZ Klaverveld',
  username: 'Anna Peeters',
  totalVATExcluded: null,
  totalVATIncluded: null,
  code: null,
  message: null,
  ...facts,
})
