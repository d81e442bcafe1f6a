import { customer, customers } from '@uurwerk/contract/customers'
import { fullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { calculateInvoice } from '@uurwerk/contract/invoicing'
import { contractMonths } from '@uurwerk/contract/timesheets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQuery } from './queries.ts'
import type { Customer } from './queries.ts'

/** What shows something of a customer on another screen, or of another customer. */
const ELSEWHERE = [customer.path, fullTimesheet.path, calculateInvoice.path, contractMonths.path]

/** What is done with a customer, one after the other; each answer is a customer as it then stands. */
export function useCustomerStep() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<Customer, Error, () => Promise<Customer>>({
    scope: { id: 'customer step' },
    mutationFn: (send) => send(),
    // A read that is under way would bring back the customer as it was.
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
