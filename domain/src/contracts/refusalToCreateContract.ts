import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { refusalToAddOrder, type OrderRefusal } from './refusalToAddOrder.ts'

export type NewContractFacts = { readonly employment: DayPeriod; readonly customerActive: boolean }

export type NewContract = { readonly period: DayPeriod; readonly firstOrder: DayPeriod }

export type NewContractRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'contract_outside_employment'; readonly employment: DayPeriod }
  | { readonly code: 'customer_inactive' }
  | OrderRefusal

/**
 * The reason why a contract cannot have these dates. A contract must start within the employment. It may end after the
 * employment, because each shift is checked against both periods (rules contracts-2, contracts-3, contracts-4).
 */
export function refusalToCreateContract(
  { employment, customerActive }: NewContractFacts,
  { period, firstOrder }: NewContract,
): NewContractRefusal | null {
  if (period.end !== null && period.end < period.start) return { code: 'period_reversed' }
  if (!containsDay(employment, period.start)) return { code: 'contract_outside_employment', employment }
  if (!customerActive) return { code: 'customer_inactive' }
  return refusalToAddOrder({ contract: period, orders: [] }, firstOrder)
}
