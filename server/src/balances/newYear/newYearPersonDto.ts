import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { beginNewYear } from '@uurwerk/contract/balances/newYear'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { daysOfHalfDays, halfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import type { NewYearFacts } from '@uurwerk/domain/balances/newYear/newYearFacts'
import type { NewYear } from '@uurwerk/domain/balances/newYear/newYearOf'
import type { NewYearSkip } from '@uurwerk/domain/balances/newYear/newYearSkip'
import { mostToTransfer } from '@uurwerk/domain/balances/newYear/newYearTransfer'
import { meanPercentage } from '@uurwerk/domain/balances/statutoryVacation'

type NewYearPerson = ResponseOf<typeof beginNewYear>['_embedded']['newYearPersonDtoList'][number]

/** The numbers of days are null when the person is skipped. */
export type PersonOutcome = {
  readonly personId: number
  readonly name: string
  readonly facts: NewYearFacts
  readonly skipped: NewYearSkip | null
  readonly outcome: NewYear | null
}

export function newYearPersonDto({ personId, name, facts, skipped, outcome }: PersonOutcome): NewYearPerson {
  const change = (type: CounterType) => {
    const before = facts.newYear[type]?.granted ?? NO_HALF_DAYS
    const granted = outcome?.entries.filter(({ year, counter }) => year === facts.year && counter === type) ?? []
    const after = granted.reduce((sum, { amount }) => sum + amount, before as number)
    return { before: daysOfHalfDays(before), after: daysOfHalfDays(halfDays(after)) }
  }
  return {
    userId: personId,
    userName: name,
    skipped,
    meanPercentage: meanPercentage({ ...facts, year: facts.year - 1 }) / 100,
    changed: (outcome?.entries.length ?? 0) > 0,
    statutory: change('STATUTORY_VACATION'),
    recupHoliday: change('RECUPERATION_HOLIDAY_PREVIOUS_YEAR'),
    extraVacation: change('EXTRA_VACATION_PREVIOUS_YEAR'),
    transfer: change('TRANSFER_HOLIDAY_PREVIOUS_YEAR'),
    transferable: daysOfHalfDays(mostToTransfer(facts)),
    notices: outcome?.notices.map(({ code, amount }) => ({ code, days: daysOfHalfDays(amount) })) ?? [],
  }
}
