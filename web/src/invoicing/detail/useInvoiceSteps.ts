import { confirmEmail } from '@uurwerk/contract/customers/confirmedEmails'
import {
  creditInvoice,
  deleteInvoice,
  finishInvoice,
  releaseMonth,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/useAction.ts'
import { invoiceQuery } from '../queries.ts'
import type { Invoice } from '../queries.ts'
import type { CreditBody } from './credit/creditForm.ts'
import { useStep } from '../../app/useStep.ts'

/** The calls that change an invoice. The answer to each call is the changed invoice. */
export function useInvoiceSteps({ id, version }: Invoice) {
  const client = useQueryClient()
  const { queryKey } = invoiceQuery(id)
  const { step } = useStep<Invoice>('invoice step')
  const { mutateAsync: confirm } = useAction(confirmEmail)
  const { mutateAsync: remove } = useAction(deleteInvoice)

  return {
    finish: () => step(() => call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED', version } })),
    send: () => step(() => call(sendInvoice, { params: { id } })),
    sendOnce: (channel: 'mail' | 'peppol') => step(() => call(sendInvoice, { params: { id }, body: { channel } })),
    retry: (confirmNotReceived: boolean) =>
      step(() => call(retryDelivery, { params: { id }, body: confirmNotReceived ? { confirmNotReceived } : {} })),
    cancelDelivery: () => step(() => call(cancelDelivery, { params: { id } })),
    confirmReceipt: (reason: string) => step(() => call(confirmReceipt, { params: { id }, body: { reason } })),
    credit: (body: CreditBody) => step(() => call(creditInvoice, { params: { id }, body })),
    releaseMonth: () => step(() => call(releaseMonth, { params: { id } })),
    confirmEmail: (emailAddress: string) => confirm({ body: { emailAddress, isConfirmed: true } }),
    remove: () => remove({ params: { id } }),
    keep: (invoice: Invoice) => client.setQueryData(queryKey, invoice),
  }
}

export type InvoiceSteps = ReturnType<typeof useInvoiceSteps>
