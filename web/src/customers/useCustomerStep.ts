import { customer, customers } from '@uurwerk/contract/customers/customers'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQuery } from './queries.ts'
import type { Customer } from './queries.ts'

/** The queries of other screens and other customers that show a part of a customer. */
const ELSEWHERE = [customer.path, fullTimesheet.path, calculateInvoice.path, contractMonths.path]

/**
 * Runs the commands that change a customer one after the other. Each answer of the server is the new state of the
 * customer.
 */
export function useCustomerStep() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<Customer, Error, () => Promise<Customer>>({
    scope: { id: 'customer step' },
    mutationFn: (send) => send(),
    // A query that is still running would overwrite the new customer in the cache with the old one.
    onMutate: () => client.cancelQueries({ queryKey: [customer.path] }),
    onSuccess: async (answer) => {
      await Promise.all(ELSEWHERE.map((path) => client.invalidateQueries({ queryKey: [path], refetchType: 'none' })))
      client.setQueryData(customerQuery(answer.id).queryKey, answer)
      void client.invalidateQueries({ queryKey: [customers.path] })
    },
    onError: () => void client.invalidateQueries({ queryKey: [customer.path] }),
  })
  const { mutateAsync: preview } = useMutation<Customer, Error, () => Promise<Customer>>({
    mutationFn: (send) => send(),
  })
  return { step: mutateAsync, preview, busy: isPending }
}
