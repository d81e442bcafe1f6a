import type { JobResult } from '../queries.ts'

/** A result of a batch for a test. The test passes only the fields that it needs. */
export const aResult = (facts: Partial<JobResult> = {}): JobResult => ({
  contractId: 12,
  invoiceId: null,
  invoiceNr: null,
  customerName: 'AZ Klaverveld',
  username: 'Anna Peeters',
  workedHours: null,
  vatRegime: null,
  totalVATExcluded: null,
  totalVATIncluded: null,
  code: null,
  message: null,
  ...facts,
})
