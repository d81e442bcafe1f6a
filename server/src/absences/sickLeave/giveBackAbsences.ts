import type { Cause } from '@uurwerk/domain/people/cause'
import { recuperationToTake } from '@uurwerk/domain/absences/counters/recuperationToTake'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { insertCounterEntries, readCountersLeft } from '../../balances/counterStore.ts'
import { readRecuperationLeft } from '../../balances/recup/readRecuperationLeft.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { CommandContext } from '../../app/context.ts'
import { reopenAbsence, listKeptAbsences, type KeptAbsence } from './keptAbsenceStore.ts'
import type { KeptOutside } from './keptStore.ts'
import type { PersonRow } from '../../people/peopleStore.ts'
import { freezeOn } from '../booking/freezeOn.ts'
import { listContractMonths } from '../../contracts/months/contractMonthStore.ts'

type Input = KeptOutside & { readonly cause: Cause }

/**
 * Restores the absences on days that are no longer in the prolonged sickness. They are restored one after the other, as
 * long as their leave counters have enough days. Returns the days of the restored absences (rule people-47).
 */
export async function giveBackAbsences(
  { tx, actor, now }: CommandContext,
  person: PersonRow,
  { id, period, cause }: Input,
): Promise<Day[]> {
  const personId = person.id
  const employment = { start: person.employmentStart, end: person.employmentEnd }
  const kept = await listKeptAbsences(tx, { id, period })
  const frozen = await daysFrozenForHr(
    tx,
    personId,
    kept.map(({ day }) => day),
  )
  const days: Day[] = []
  for (const absence of kept) {
    const mayStand = containsDay(employment, absence.day) && !frozen.includes(absence.day)
    if (!mayStand || !(await isHeld(tx, personId, absence))) continue
    await reopenAbsence(tx, absence.id)
    const entries = absence.uses.map(({ counter, year, amount }) => {
      return {
        personId,
        year,
        counter,
        amount: halfDays(0 - amount),
        kind: 'use' as const,
        cause,
        absenceId: absence.id,
      }
    })
    await insertCounterEntries(tx, entries, { actorId: actor.personId, now })
    days.push(absence.day)
  }
  return days
}

/** True when the leave counter or the recuperation of the person still has enough days for the absence. */
async function isHeld(tx: Tx, personId: number, { uses, category, day, seconds }: KeptAbsence): Promise<boolean> {
  if (category === 'RECUPERATION') {
    const left = await readRecuperationLeft(tx, { personId, yearMonth: monthOf(day) })
    return seconds <= recuperationToTake(left)
  }
  for (const { counter, year, amount } of uses) {
    if (leftIn(await readCountersLeft(tx, { personId, year }), counter) < amount) return false
  }
  return true
}

/** Returns the given days on which HR can no longer change an absence. */
export async function daysFrozenForHr(tx: Tx, personId: number, days: readonly Day[]): Promise<Day[]> {
  const frozen: Day[] = []
  for (const yearMonth of new Set(days.map(monthOf))) {
    const contracts = await listContractMonths(tx, { personId, yearMonth })
    frozen.push(...days.filter((day) => monthOf(day) === yearMonth && freezeOn(contracts, 'hr', day) !== null))
  }
  return frozen
}
