import type { absenceCounters, availableVacationCounters, vacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { counterTypes, type CounterType } from '@uurwerk/domain/balances/counterType'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { counterDto, sickDaysDto, type CounterDto } from './counterDto.ts'
import { listCounters, readCountersLeft, readKind, type CounterOf } from './counterStore.ts'
import { readVacationApproved } from './vacationYearStore.ts'

export type VacationYearAnswer = ResponseOf<typeof vacationCounters>

/** The fourteen counters have a fixed order. A self-employed person has no leave counters. */
export async function readVacationCounters(db: Database, of: CounterOf): Promise<VacationYearAnswer> {
  const vacationCounterDtoList = await countersOf(db, of)
  return { _embedded: { vacationCounterDtoList }, approvedByAdmin: await readVacationApproved(db, of) }
}

/** The leave counters of a person in a year from which days can still be taken. */
export async function readAvailableCounters(
  db: Database,
  of: CounterOf,
): Promise<ResponseOf<typeof availableVacationCounters>> {
  const toTake = await readCountersLeft(db, of)
  const available = (await countersOf(db, of))
    .map((counter) => ({ ...counter, currentBalance: daysOfHalfDays(leftIn(toTake, counter.type as CounterType)) }))
    .filter(({ currentBalance }) => currentBalance > 0)
  return { _embedded: { vacationCounterDtoList: available } }
}

async function countersOf(db: Database, of: CounterOf): Promise<CounterDto[]> {
  if (orNotFound(await readKind(db, of.personId)) === 'independent') return []
  const stored = new Map((await listCounters(db, of)).map((counter) => [counter.type, counter]))
  return counterTypes.map((type) => counterDto(type, stored.get(type)))
}

/**
 * The days of sickness without a certificate. They are counted like leave, but they are not one of the leave counters.
 */
export async function readAbsenceCounters(db: Database, of: CounterOf): Promise<ResponseOf<typeof absenceCounters>> {
  if (orNotFound(await readKind(db, of.personId)) === 'independent') return { _embedded: { absenceCounterDtoList: [] } }
  const stored = (await listCounters(db, of)).find(({ type }) => type === 'SICK_LEAVE_NO_CERTIFICATE')
  return { _embedded: { absenceCounterDtoList: [sickDaysDto(of.year, stored)] } }
}
