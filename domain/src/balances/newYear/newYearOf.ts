import { leftIn } from '../counterUse.ts'
import { halfDays, NO_HALF_DAYS, sumHalfDays, type HalfDays } from '../halfDays.ts'
import { leftoverMove } from './leftoverMove.ts'
import type { NewYearEntry, NewYearFacts } from './newYearFacts.ts'
import { nextYearsCounter } from './nextYearsCounter.ts'
import { newYearTransfer, pair } from './newYearTransfer.ts'
import { statutoryVacation } from '../statutoryVacation.ts'

/**
 * A point that HR must check after a new-year run: a debt that remains, days that the person used and that cannot
 * return, more granted days than calculated, or days that remain on the counters of the previous year.
 */
export type NewYearNotice = {
  readonly code: 'debt_stays' | 'used_already' | 'granted_by_hand' | 'older_days_stay'
  readonly amount: HalfDays
}

export type NewYear = {
  readonly entries: readonly NewYearEntry[]
  readonly statutory: HalfDays
  readonly notices: readonly NewYearNotice[]
}

/**
 * The changes that a new-year run makes for one person. Entries that earlier runs wrote are left out (rules
 * balances-54, balances-60).
 */
export function newYearOf(facts: NewYearFacts): NewYear {
  const { year, oldYear } = facts
  const recup = leftover(facts, 'RECUPERATION_HOLIDAY')
  const extra = leftover(facts, 'EXTRA_VACATION_CURRENT_YEAR')
  const statutory = statutoryMove(facts)
  const transfer = facts.transfer === null ? { entries: [], used: 0 } : newYearTransfer(facts, facts.transfer)
  const older = Object.values(nextYearsCounter)
  const notices = [
    notice('debt_stays', recup.debt + extra.debt),
    notice('used_already', statutory.used + transfer.used),
    notice('granted_by_hand', statutory.byHand),
    notice('older_days_stay', sumHalfDays(older.map((counter) => leftIn(oldYear, counter)))),
  ]
  return {
    entries: [
      ...recup.entries,
      ...extra.entries,
      ...(statutory.amount === 0
        ? []
        : [{ year, counter: 'STATUTORY_VACATION', amount: statutory.amount, kind: 'grant' } as const]),
      ...transfer.entries,
    ],
    statutory: statutory.reached,
    notices: notices.filter(({ amount }) => amount > 0),
  }
}

const notice = (code: NewYearNotice['code'], amount: number): NewYearNotice => ({ code, amount: halfDays(amount) })

function leftover({ year, oldYear, newYear, movedOut }: NewYearFacts, from: keyof typeof nextYearsCounter) {
  const into = nextYearsCounter[from]
  const { amount, debt } = leftoverMove({
    left: leftIn(oldYear, from),
    moved: leftIn(movedOut, from),
    ahead: newYear[into]?.left ?? NO_HALF_DAYS,
  })
  return { entries: pair(year, from, into, amount), debt }
}

/**
 * The first run adds the days that HR has not granted yet, and never removes days. A later run applies the difference
 * with the earlier calculation (rules balances-57, balances-58, balances-59).
 */
function statutoryMove({ year, newYear, statutoryBefore, employment, partTimeRecords }: NewYearFacts) {
  const due = statutoryVacation({ year: year - 1, employment, partTimeRecords })
  const { granted, left } = newYear.STATUTORY_VACATION ?? { granted: NO_HALF_DAYS, left: NO_HALF_DAYS }
  if (statutoryBefore === null)
    return { amount: halfDays(Math.max(0, due - granted)), reached: due, used: 0, byHand: Math.max(0, granted - due) }
  const most = Math.max(0, Math.min(left, granted))
  const amount = Math.max(due - statutoryBefore, -most)
  const reached = halfDays(statutoryBefore + amount)
  return { amount: halfDays(amount), reached, used: reached - due, byHand: 0 }
}
