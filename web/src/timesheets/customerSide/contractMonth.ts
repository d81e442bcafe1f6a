import type { CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'

export type ContractMonth = Pick<CustomerMonthRow, 'contractId' | 'yearMonth'>

/**
 * A text that identifies one contract in one month. A list with several calendar months uses it as the key of a row.
 */
export const monthKey = ({ contractId, yearMonth }: ContractMonth): string => `${contractId} ${yearMonth}`

/** The value of the URL parameter `view` when the list shows all months that wait for a signature. */
export const ALL_MONTHS = 'all'
