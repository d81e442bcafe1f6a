type Named = { readonly name: string; readonly active: boolean }

// Compares names as the database index does: capitals make no difference.
const read = (name: string): string => name.trim().toLowerCase()

/** The inactive customer with the same name as a new one; the form offers to activate it (rule customers-6). */
export const inactiveNamesake = <Customer extends Named>(
  customers: readonly Customer[],
  name: string,
): Customer | null => customers.find((customer) => !customer.active && read(customer.name) === read(name)) ?? null

/** The active customer with this name; there is at most one (rule customers-5). */
export const activeNamesake = <Customer extends Named>(customers: readonly Customer[], name: string): Customer | null =>
  customers.find((customer) => customer.active && read(customer.name) === read(name)) ?? null
