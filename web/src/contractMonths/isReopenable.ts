import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { refusalToReopen } from '@uurwerk/domain/timesheets/refusalToReopen'
import { contractMonthState } from './contractMonthState.ts'

export const isReopenable = (row: ContractMonthRow): boolean => refusalToReopen(contractMonthState(row)) === null
