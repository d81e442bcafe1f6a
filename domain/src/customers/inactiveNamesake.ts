import type { CustomerActivationRefusal } from './refusalToActivateCustomer.ts'

type Named = { readonly name: string; readonly active: boolean }

// Converts a customer name for a comparison. As in the database index, capital letters and small letters are equal.
const read = (name: string): string => name.trim().toLowerCase()

/**
 * The inactive customer with the given name; null when there is none. The form offers to activate this customer instead
 * of adding a new one (rule customers-6).
 */
export const inactiveNamesake = <Customer extends Named>(
  customers: readonly Customer[],
  name: string,
): Customer | null => customers.find((customer) => !customer.active && read(customer.name) === read(name)) ?? null

type Identified = Named & { readonly id: number | null }

/**
 * The reason why a customer cannot have its name: another active customer has it. An inactive customer can have any
 * name (rule customers-5). On the server, an index of the database refuses the name.
 */
export const refusalToNameCustomer = (
  customers: readonly Identified[],
  { id, active, name }: Identified,
): CustomerActivationRefusal | null =>
  active && customers.some((other) => other.active && other.id !== id && read(other.name) === read(name))
    ? { code: 'customer_name_taken' }
    : null
