import { confirmEmail } from '@uurwerk/contract/customers/confirmedEmails'
import {
  creditInvoice,
  deleteInvoice,
  finishInvoice,
  monthInvoices,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import type { Day } from '@uurwerk/domain/time/day'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { invoiceQuery } from '../queries.ts'
import type { Invoice } from '../queries.ts'

/** The queries that show data of an invoice. */
const ELSEWHERE = [monthInvoices.path, contractMonths.path, fullTimesheet.path]

/** The steps on an invoice; the answer to each step is the changed invoice. */
export function useInvoiceSteps({ id, version }: Invoice) {
  const client = useQueryClient()
  const { queryKey } = invoiceQuery(id)
  const refreshElsewhere = () =>
    Promise.all(ELSEWHERE.map((path) => client.invalidateQueries({ queryKey: [path], refetchType: 'none' })))

  const { mutateAsync: step } = useMutation<Invoice, Error, () => Promise<Invoice>>({
    scope: { id: 'invoice step' },
    mutationFn: (send) => send(),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (invoice) => {
      client.setQueryData(queryKey, invoice)
      void refreshElsewhere()
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const { mutateAsync: confirm } = useMutation<unknown, Error, string>({
    mutationFn: (emailAddress) => call(confirmEmail, { body: { emailAddress, isConfirmed: true } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const { mutateAsync: remove } = useMutation({
    mutationFn: () => call(deleteInvoice, { params: { id } }),
    onSuccess: refreshElsewhere,
    onError: () => client.invalidateQueries({ queryKey }),
  })

  return {
    finish: () => step(() => call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED', version } })),
    send: () => step(() => call(sendInvoice, { params: { id } })),
    credit: (body: { readonly date: Day; readonly reason: string }) =>
      step(() => call(creditInvoice, { params: { id }, body })),
    confirmEmail: confirm,
    remove: () => remove(),
    keep: (invoice: Invoice) => client.setQueryData(queryKey, invoice),
  }
}

export type InvoiceSteps = ReturnType<typeof useInvoiceSteps>
