type Named = { readonly name: string; readonly active: boolean }

// Converts a customer name for a comparison. As in the database index, capital letters and small letters are equal.
const read = (name: string): string => name.trim().toLowerCase()

/** The form offers to activate this customer instead of adding a new one (rule customers-6). */
export const inactiveNamesake = <Customer extends Named>(
  customers: readonly Customer[],
  name: string,
): Customer | null => customers.find((customer) => !customer.active && read(customer.name) === read(name)) ?? null

/** The active customer with the given name. Two active customers cannot have the same name (rule customers-5). */
export const activeNamesake = <Customer extends Named>(customers: readonly Customer[], name: string): Customer | null =>
  customers.find((customer) => customer.active && read(customer.name) === read(name)) ?? null
