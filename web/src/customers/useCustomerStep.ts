import { useStep } from '../app/useStep.ts'
import type { Customer } from './queries.ts'

/** Runs the calls that change a customer one after the other. */
export const useCustomerStep = () => useStep<Customer>('customer step')
