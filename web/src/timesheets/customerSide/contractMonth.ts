import type { CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'

export type ContractMonth = Pick<CustomerMonthRow, 'contractId' | 'yearMonth'>

/** The key of a row in a list with several calendar months. */
export const monthKey = ({ contractId, yearMonth }: ContractMonth): string => `${contractId} ${yearMonth}`

/** The value of the URL parameter `view` when the list shows all months that wait for a signature. */
export const ALL_MONTHS = 'all'
