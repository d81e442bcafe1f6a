import type { vacationCounters } from '@uurwerk/contract/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { absenceCounters, sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import { counters, type CounterType } from '@uurwerk/domain/balances/counterType'
import { daysOfHalfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import type { Counter } from '@uurwerk/domain/balances/refusalToEditCounter'

export type CounterDto = ResponseOf<typeof vacationCounters>['_embedded']['vacationCounterDtoList'][number]

const NOTHING: Counter = { granted: NO_HALF_DAYS, left: NO_HALF_DAYS }

/** One of the fourteen, as it travels; a counter that was never moved stands at nothing. */
export const counterDto = (type: CounterType, { granted, left }: Counter = NOTHING): CounterDto => ({
  type,
  typeHumanReadableFormat: counters[type].label,
  currentBalance: daysOfHalfDays(left),
  originalBalance: daysOfHalfDays(granted),
})

/** Until it is moved, the year's days of sickness without a certificate are the law's. */
export function sickDaysDto(year: number, stored: Counter | undefined): CounterDto {
  const type = 'SICK_LEAVE_NO_CERTIFICATE'
  const legal = sickDaysWithoutCertificate(year)
  const { granted, left } = stored ?? { granted: legal, left: legal }
  return {
    type,
    typeHumanReadableFormat: absenceCounters[type].label,
    currentBalance: daysOfHalfDays(left),
    originalBalance: daysOfHalfDays(granted),
  }
}
