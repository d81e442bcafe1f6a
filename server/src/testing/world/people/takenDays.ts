import { counterLedger } from '@uurwerk/contract/balances/counterLedger'
import { isCounterType, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { call } from '../../call.ts'
import type { Caller } from '../../startTestApp.ts'

/** Expects that the balance of each leave counter is the sum of its entries. */
export async function expectLedgersEndAsCells(
  hr: Caller,
  personId: number,
  cells: readonly { year: number; type: string; left: number; granted: number }[],
): Promise<void> {
  for (const { year, type, left, granted } of cells) {
    if (!isCounterType(type)) continue
    const body = await call(hr, counterLedger, { params: { id: personId, year, counter: type } })
    const stands = { current: 0, original: 0 }
    for (const line of body._embedded.counterLedgerEntryList) {
      stands.current += line.currentChange
      stands.original += line.originalChange
      expect({ current: line.currentBalance, original: line.originalBalance }).toEqual(stands)
    }
    expect(stands).toEqual({ current: left / 2, original: granted / 2 })
    expect(body.counter).toMatchObject({ currentBalance: left / 2, originalBalance: granted / 2 })
  }
}

/**
 * Expects that the days that each absence took from leave counters are exactly its own length, and that a removed
 * absence took no days.
 */
export async function expectUses(db: Database, personId: number): Promise<void> {
  const { rows } = await sql<{ category: string; halves: number; standing: boolean; held: number; elsewhere: number }>`
    select a.category, upper(a.halves) - lower(a.halves) as halves, a.closed_at is null as standing,
      coalesce(-sum(e.half_days), 0)::int as held,
      (count(*) filter (where e.counter_type is not null and not case a.category
        when 'VACATION' then e.counter_type = any(${[...vacationCounterTypes]}::text[])
        when 'RECUPERATION_HOLIDAY' then e.counter_type in ('RECUPERATION_HOLIDAY', 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR')
        when 'SICK_LEAVE' then e.counter_type = 'SICK_LEAVE_NO_CERTIFICATE'
        else e.counter_type = a.category end))::int as elsewhere
    from absences a left join counter_entries e on e.absence_id = a.id
    where a.person_id = ${personId} group by a.id`.execute(db)
  const counted = ['VACATION', 'RECUPERATION_HOLIDAY', 'EDUCATIONAL_LEAVE', 'PERSONAL_LEAVE']
  for (const { category, halves, standing, held, elsewhere } of rows) {
    const costs = category === 'SICK_LEAVE_NO_CERTIFICATE' ? 2 : counted.includes(category) ? halves : 0
    expect({ category, held, elsewhere }).toEqual({ category, held: standing ? costs : 0, elsewhere: 0 })
  }
}

type Move = { readonly absence_id: number; readonly day: string; readonly type: string; readonly half_days: number }
export type Purse = ReadonlyMap<string, number>

export async function purseOf(db: Database, personId: number): Promise<{ left: Purse; last: number }> {
  const { rows } = await sql<{ type: string; left: number }>`
    select counter_type as type, current_half_days as left from counter_balances
    where person_id = ${personId} and year = 2026`.execute(db)
  const { rows: last } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from counter_entries`.execute(
    db,
  )
  return { left: new Map(rows.map(({ type, left }) => [type, left])), last: last[0]!.id }
}

/** Expects that each booking took days from the leave counters in the order of the rules. */
export async function expectTakenInTurn(
  db: Database,
  personId: number,
  { left, last }: Awaited<ReturnType<typeof purseOf>>,
): Promise<void> {
  const { rows } = await sql<Move>`
    select e.absence_id, a.day_on as day, e.counter_type as type, e.half_days
    from counter_entries e join absences a on a.id = e.absence_id
    where e.person_id = ${personId} and e.id > ${last} order by a.day_on, e.id`.execute(db)
  const purse = new Map(left)
  const move = (type: string, amount: number) => purse.set(type, (purse.get(type) ?? 0) + amount)
  for (const given of rows.filter(({ half_days }) => half_days > 0)) move(given.type, given.half_days)
  for (const taken of Map.groupBy(
    rows.filter(({ half_days }) => half_days < 0),
    ({ absence_id }) => absence_id,
  ).values()) {
    const amount = taken.reduce((all, { half_days }) => all - half_days, 0)
    const uses = Object.fromEntries(taken.map(({ type, half_days }) => [type, -half_days]))
    expect(uses).toEqual(turnOf(purse, taken[0]!.type, amount))
    for (const { type, half_days } of taken) move(type, half_days)
  }
}

function turnOf(purse: Purse, type: string, amount: number): Record<string, number> {
  const left = (of: string) => purse.get(of) ?? 0
  if (type.startsWith('RECUPERATION_HOLIDAY')) {
    const first = Math.max(0, Math.min(amount, left('RECUPERATION_HOLIDAY_PREVIOUS_YEAR')))
    const uses = { RECUPERATION_HOLIDAY_PREVIOUS_YEAR: first, RECUPERATION_HOLIDAY: amount - first }
    return Object.fromEntries(Object.entries(uses).filter(([, use]) => use > 0))
  }
  const vacation: readonly string[] = vacationCounterTypes
  if (!vacation.includes(type)) return { [type]: amount }
  const whole = vacation.find((of) => left(of) >= amount)
  if (whole !== undefined) return { [whole]: amount }
  return Object.fromEntries(
    vacation
      .filter((of) => left(of) >= 1)
      .slice(0, 2)
      .map((of) => [of, 1]),
  )
}
