import { vatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import * as texts from '../../../texts/texts.ts'
import type { CsvColumn } from '../../../ui/table/toCsv.ts'
import type { AskedBatch } from '../keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { JobResult } from '../queries.ts'

const words = texts.batches

/** The columns of the report of a batch as a file. */
export const reportColumns = (act: AskedBatch['act']): readonly CsvColumn<JobResult>[] => [
  { title: words.columns.person, value: ({ username }) => username },
  { title: words.columns.customer, value: ({ customerName }) => customerName },
  {
    title: words.columns.invoice,
    value: ({ invoiceId, invoiceNr }) => invoiceNr ?? (invoiceId === null ? null : texts.invoicing.concept),
  },
  { title: words.columns.vat, value: ({ vatRegime: regime }) => regime && vatRegime(regime).name },
  { title: words.columns.hours, value: ({ workedHours }) => workedHours },
  { title: words.columns.amount, value: ({ totalVATIncluded }) => totalVATIncluded },
  { title: words.columns.result, value: (result) => words.results[outcomeOf(result, act)] },
  { title: words.columns.reason, value: ({ message }) => message },
]
