import type { CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'
import { refusalToSignMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { now } from '../../app/clock/now.ts'

export type ContractMonth = Pick<CustomerMonthRow, 'contractId' | 'yearMonth'>

/** A contract month as one word, for a list with several calendar months. */
export const monthKey = ({ contractId, yearMonth }: ContractMonth): string => `${contractId} ${yearMonth}`

/** The value of `view` in the address of the list with all months that wait for a signature. */
export const ALL_MONTHS = 'all'

/** The reason why the contact cannot sign the month now. */
export const refusalToSign = ({ facts, signature }: Pick<CustomerMonthRow, 'facts' | 'signature'>) =>
  refusalToSignMonth({ facts, signature, isSeen: true }, now())
