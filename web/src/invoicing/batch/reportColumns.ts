import { texts } from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import type { AskedBatch } from './keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { JobResult } from './queries.ts'

const words = texts.batches

/** The report as a file. */
export const reportColumns = (act: AskedBatch['act']): readonly Column<JobResult>[] => [
  { key: 'username', title: words.columns.person, value: ({ username }) => username },
  { key: 'customerName', title: words.columns.customer, value: ({ customerName }) => customerName },
  {
    key: 'invoice',
    title: words.columns.invoice,
    value: ({ invoiceId, invoiceNr }) => invoiceNr ?? (invoiceId === null ? null : texts.invoicing.concept),
  },
  { key: 'result', title: words.columns.result, value: (result) => words.results[outcomeOf(result, act)] },
  { key: 'reason', title: words.columns.reason, value: ({ message }) => message },
]
