import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { calculateInvoice, invoice, monthInvoices } from '@uurwerk/contract/invoicing/invoiceCalls'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import { dueReminders } from '@uurwerk/contract/payments/reminders'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pollBatch } from './pollBatch.ts'
import { jobQuery } from './queries.ts'

/** The queries that show the invoices of a batch. */
const SHOWN = [
  monthInvoices.path,
  invoice.path,
  contractMonths.path,
  fullTimesheet.path,
  calculateInvoice.path,
  dueReminders.path,
  receivables.path,
]

/** Reads the progress of a batch until its end, and then reads the lists again. */
export function useJob(id: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...jobQuery(id),
    refetchInterval: ({ state }) => pollBatch(state.data, state.dataUpdateCount),
  })
  const isDone = query.data?.status === 'done'
  useEffect(() => {
    if (isDone) for (const path of SHOWN) void client.invalidateQueries({ queryKey: [path] })
  }, [isDone, client])
  return query
}
