type Named = { readonly name: string; readonly active: boolean }

// As the index of the database reads names: without a difference between capitals and small letters.
const read = (name: string): string => name.trim().toLowerCase()

/**
 * The inactive customer whom a form would enter again under the same name: it is offered to activate that one instead
 * (rule customers-6).
 */
export const inactiveNamesake = <Customer extends Named>(
  customers: readonly Customer[],
  name: string,
): Customer | null => customers.find((customer) => !customer.active && read(customer.name) === read(name)) ?? null

/** The active customer that already has this name; there is one at most (rule customers-5). */
export const activeNamesake = <Customer extends Named>(customers: readonly Customer[], name: string): Customer | null =>
  customers.find((customer) => customer.active && read(customer.name) === read(name)) ?? null
