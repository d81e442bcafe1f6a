import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import { isSickness } from '../absences/absenceCategory.ts'
import { creditOn } from '../balances/creditOn.ts'
import { exactly, roundToSeconds, sumExact, type ExactSeconds } from '../balances/exactSeconds.ts'
import { sumHalfDays } from '../balances/halfDays.ts'
import type { Seconds } from '../money/seconds.ts'
import { NO_SECONDS } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'
import { daysOf } from '../time/yearMonth.ts'
import { isPremiumMeaning } from './payCodeMeaning.ts'
import type { PayCodeMeaning } from './payCodeMeaning.ts'
import type { PayCode } from './payCodeTable.ts'
import type { PayrollAbsence, PayrollFacts } from './payrollFacts.ts'

type Part = {
  readonly meaning: PayCodeMeaning
  readonly length: ExactSeconds
  readonly absence: PayrollAbsence | null
}

/** One line of the payroll timesheet. Its hours are rounded where they are shown, never before they are summed. */
export type PayrollRow = Part & {
  readonly day: Day
  readonly code: string
  readonly payCode: PayCode
}

/** What a person's month is paid as, by day and code (house rules, 5). A premium without a code is left out. */
export function payrollRows(facts: PayrollFacts, payCodes: readonly PayCode[]): PayrollRow[] {
  const byMeaning = new Map(payCodes.map((payCode) => [payCode.meaning, payCode]))
  return daysOf(facts.yearMonth).flatMap((day) =>
    [...workOn(facts, day), ...creditsOn(facts, day), ...premiumsOn(facts, day)]
      .filter(({ length }) => length > 0)
      .flatMap((part) => {
        const payCode = byMeaning.get(part.meaning)
        return payCode?.code == null ? [] : [{ day, ...part, code: payCode.code, payCode }]
      })
      .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)),
  )
}

/** The hours of the month, rounded once: premiums lie within them. */
export const payrollTotal = (rows: readonly PayrollRow[]): Seconds =>
  roundToSeconds(sumExact(rows.filter(({ meaning }) => !isPremiumMeaning(meaning)).map(({ length }) => length)))

const workOn = ({ workedByDay }: PayrollFacts, day: Day): Part[] => [
  { meaning: 'WORKED', length: exactly(workedByDay.get(day) ?? NO_SECONDS), absence: null },
]

const premiumsOn = ({ premiums }: PayrollFacts, day: Day): Part[] =>
  premiums
    .filter((premium) => premium.day === day)
    .map(({ type, seconds }) => ({ meaning: `PREMIUM_${type}` as const, length: exactly(seconds), absence: null }))

function creditsOn(facts: PayrollFacts, day: Day): Part[] {
  const { reason, amount } = creditOn(facts, day)
  const absences = facts.absences.filter((absence) => absence.day === day)
  switch (reason) {
    case 'prolonged_sick_leave':
      return [{ meaning: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', length: amount, absence: null }]
    case 'public_holiday': {
      // A shift turned into sickness leaves it on the holiday: then the holiday is paid as that sickness.
      const sickness = absences.find(({ category }) => isSickness(category)) ?? null
      const meaning = sickness === null ? 'PUBLIC_HOLIDAY' : meaningsOf(sickness)[0]!
      return [{ meaning, length: amount, absence: sickness }]
    }
    case 'absence':
      return absences.flatMap(partsOf)
    case null:
      return []
  }
}

/** A day that two counters paid for is two lines. */
function partsOf(absence: PayrollAbsence): Part[] {
  const whole = exactly(absence.seconds)
  if (absence.uses.length < 2) return [{ meaning: meaningsOf(absence)[0]!, length: whole, absence }]
  const total = sumHalfDays(absence.uses.map(({ amount }) => amount))
  return absence.uses.map(({ counter, amount }) => ({
    meaning: counter,
    length: ((whole / total) * amount) as ExactSeconds,
    absence,
  }))
}

/** What an absence is paid as: the counters that it took from, else its kind. */
export function meaningsOf({
  category,
  uses,
}: {
  readonly category: AbsenceCategory
  readonly uses: PayrollAbsence['uses']
}): readonly PayCodeMeaning[] {
  if (uses.length > 0) return uses.map(({ counter }) => counter)
  switch (category) {
    case 'VACATION':
      return ['STATUTORY_VACATION']
    case 'RECUPERATION_HOLIDAY':
      return ['RECUPERATION_HOLIDAY']
    default:
      return [category]
  }
}
