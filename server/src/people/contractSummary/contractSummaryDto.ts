import type { ContractSummary } from '@uurwerk/contract/people/people'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import type { z } from 'zod'
import type { ContractSummaryRow } from './contractSummaryStore.ts'

/** A contract as a row in a table of contracts (rule contracts-9). */
export const contractSummaryDto = (row: ContractSummaryRow): z.output<typeof ContractSummary> => ({
  id: row.id,
  userId: row.personId,
  username: row.personName,
  customerId: row.customerId,
  customerName: row.customerName,
  contractPeriod: { startDate: row.start, endDate: row.end },
  datesFromAllOrders: row.orders.map(formatPeriod),
})
