import type { vacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { absenceCounters, sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import type { Counter } from '@uurwerk/domain/balances/counterMoves'
import { counters, type CounterType } from '@uurwerk/domain/balances/counterType'
import { daysOfHalfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'

export type CounterDto = ResponseOf<typeof vacationCounters>['_embedded']['vacationCounterDtoList'][number]

export type CounterNow = Counter & { readonly version: number }

/** The values of a leave counter whose ledger has no entries. */
export const UNTOUCHED: CounterNow = { granted: NO_HALF_DAYS, left: NO_HALF_DAYS, version: 1 }

/** The days of a leave counter, in the form in which the API returns them. */
export const counterDays = ({ granted, left }: Counter) => ({
  currentBalance: daysOfHalfDays(left),
  originalBalance: daysOfHalfDays(granted),
})

/** A leave counter in the form in which the API returns it. */
export const counterDto = (type: CounterType, counter: CounterNow = UNTOUCHED): CounterDto => ({
  version: counter.version,
  type,
  typeHumanReadableFormat: counters[type].label,
  ...counterDays(counter),
})

/**
 * Returns the days of sickness without a certificate that a person has in a year. When the person has no ledger entries
 * for the year, these are the days that the law gives.
 */
export function sickDaysDto(year: number, stored: CounterNow | undefined): CounterDto {
  const type = 'SICK_LEAVE_NO_CERTIFICATE'
  const legal = sickDaysWithoutCertificate(year)
  const counter = stored ?? { granted: legal, left: legal, version: 1 }
  return {
    version: counter.version,
    type,
    typeHumanReadableFormat: absenceCounters[type].label,
    ...counterDays(counter),
  }
}
