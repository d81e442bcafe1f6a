import { periodsOverlap, type DayPeriod } from '../time/dayPeriod.ts'

export type ContractOfPair = { readonly personId: number; readonly customerId: number; readonly period: DayPeriod }

/**
 * The other contracts of the same person with the same customer on the same days. Such contracts are allowed, but are
 * usually a mistake (rule contracts-5).
 */
export const contractsBeside = <Other extends ContractOfPair>(
  { personId, customerId, period }: ContractOfPair,
  others: readonly Other[],
): Other[] =>
  others.filter(
    (other) => other.personId === personId && other.customerId === customerId && periodsOverlap(other.period, period),
  )
