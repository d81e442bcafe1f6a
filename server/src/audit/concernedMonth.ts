import { isDay, type Day } from '@uurwerk/domain/time/day'
import { isYearMonth, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

type Entry = {
  readonly entity: string
  readonly entityId: number | null
  readonly contractId?: number | null
  readonly yearMonth?: YearMonth | null
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * The contract and the month of an entry, so that the history of one month of one contract can be found (rule
 * audit-6).
 */
export function concernedMonth({ entity, entityId, facts, ...said }: Entry) {
  const ofContract = entity === 'contract' || entity === 'timesheet' ? entityId : null
  return {
    contractId: said.contractId ?? (typeof facts['contractId'] === 'number' ? facts['contractId'] : ofContract),
    yearMonth: said.yearMonth ?? monthIn(facts),
  }
}

function monthIn({ yearMonth, day, days }: Entry['facts']): YearMonth | null {
  if (typeof yearMonth === 'string' && isYearMonth(yearMonth)) return yearMonth
  const months = new Set([day, ...(Array.isArray(days) ? days : [])].filter(isDayText).map(monthOf))
  // An entry about several months has no month. The history finds such an entry by its contract or by its person.
  return months.size === 1 ? ([...months][0] ?? null) : null
}

const isDayText = (value: unknown): value is Day => typeof value === 'string' && isDay(value)
