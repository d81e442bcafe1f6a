import type { CustomerRow } from '../queries.ts'

/** The first filter is the default: the list opens with the active customers (rule customers-15). */
export const CUSTOMER_FILTERS = {
  active: ({ active }) => active,
  inactive: ({ active }) => !active,
  all: () => true,
} as const satisfies Record<string, (customer: Pick<CustomerRow, 'active'>) => boolean>

export type CustomerFilter = keyof typeof CUSTOMER_FILTERS

export const customerFilters = Object.keys(CUSTOMER_FILTERS) as readonly CustomerFilter[]
