import type { CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'

export type ContractMonth = Pick<CustomerMonthRow, 'contractId' | 'yearMonth'>

/** A contract month as one word, for a list with several calendar months. */
export const monthKey = ({ contractId, yearMonth }: ContractMonth): string => `${contractId} ${yearMonth}`

/** The value of `view` in the address of the list with all months that wait for a signature. */
export const ALL_MONTHS = 'all'
