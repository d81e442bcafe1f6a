import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { refusalToAddOrder, type OrderRefusal } from './refusalToAddOrder.ts'

export type NewContractFacts = { readonly employment: DayPeriod; readonly customerActive: boolean }

export type NewContract = { readonly period: DayPeriod; readonly firstOrder: DayPeriod }

type CustomerRefusal = { readonly code: 'customer_inactive' }

/** An inactive customer cannot get a new contract (rule contracts-4). */
export const refusalOfCustomerOfContract = (customerActive: boolean): CustomerRefusal | null =>
  customerActive ? null : { code: 'customer_inactive' }

type StartRefusal = { readonly code: 'contract_outside_employment'; readonly employment: DayPeriod }

export const refusalOfContractStart = (employment: DayPeriod, start: Day): StartRefusal | null =>
  containsDay(employment, start) ? null : { code: 'contract_outside_employment', employment }

export type NewContractRefusal = { readonly code: 'period_reversed' } | StartRefusal | CustomerRefusal | OrderRefusal

/**
 * A contract may last only one day (rule contracts-2). It must start within the employment. It may end after the
 * employment, because each shift is checked against both periods (rule contracts-3).
 */
export function refusalToCreateContract(
  { employment, customerActive }: NewContractFacts,
  { period, firstOrder }: NewContract,
): NewContractRefusal | null {
  if (period.end !== null && period.end < period.start) return { code: 'period_reversed' }
  return (
    refusalOfContractStart(employment, period.start) ??
    refusalOfCustomerOfContract(customerActive) ??
    refusalToAddOrder({ contract: period, orders: [] }, firstOrder)
  )
}
