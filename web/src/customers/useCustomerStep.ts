import { useMutation } from '@tanstack/react-query'
import type { Customer } from './queries.ts'

/** Runs the calls that change a customer one after the other. */
export function useCustomerStep() {
  const { mutateAsync, isPending } = useMutation<Customer, Error, () => Promise<Customer>>({
    scope: { id: 'customer step' },
    mutationFn: (send) => send(),
  })
  const { mutateAsync: preview } = useMutation<Customer, Error, () => Promise<Customer>>({
    mutationFn: (send) => send(),
  })
  return { step: mutateAsync, preview, busy: isPending }
}
