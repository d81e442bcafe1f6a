import { isSickness, type AbsenceCategory } from '../absences/absenceCategory.ts'
import { creditOn } from '../balances/creditOn.ts'
import { exactly, roundToSeconds, sumExact, type ExactSeconds } from '../balances/month/exactSeconds.ts'
import { sumHalfDays } from '../balances/halfDays.ts'
import { NO_SECONDS, type Seconds } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'
import { daysOf } from '../time/yearMonth.ts'
import { isPremiumMeaning, type PayCodeMeaning } from './payCodeMeaning.ts'
import type { PayCode } from './payCodeTable.ts'
import type { PayrollAbsence, PayrollFacts, PremiumTime } from './payrollFacts.ts'

type Part = {
  readonly meaning: PayCodeMeaning
  readonly length: ExactSeconds
  readonly absence: PayrollAbsence | null
}

/**
 * A row of the payroll timesheet. Its duration is not rounded, because a sum of rounded durations can differ from the
 * total.
 */
export type PayrollRow = Part & {
  readonly day: Day
  readonly code: string
  readonly payCode: PayCode
}

/** The rows of a person's payroll timesheet, one row for each day and pay code (rule payroll-8). */
export function payrollRows(facts: PayrollFacts, payCodes: readonly PayCode[]): PayrollRow[] {
  const byMeaning = new Map(payCodes.map((payCode) => [payCode.meaning, payCode]))
  const premiums = Map.groupBy(facts.premiums, ({ day }) => day)
  return daysOf(facts.yearMonth).flatMap((day) =>
    [...workOn(facts, day), ...creditsOn(facts, day), ...premiumParts(premiums.get(day) ?? [])]
      .filter(({ length }) => length > 0)
      .flatMap((part) => {
        const payCode = byMeaning.get(part.meaning)
        return payCode?.code == null ? [] : [{ day, ...part, code: payCode.code, payCode }]
      })
      .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)),
  )
}

/** The total is rounded once. The worked hours already contain the hours of premiums (rule payroll-14). */
export const payrollTotal = (rows: readonly PayrollRow[]): Seconds =>
  roundToSeconds(sumExact(rows.filter(({ meaning }) => !isPremiumMeaning(meaning)).map(({ length }) => length)))

const workOn = ({ workedByDay }: PayrollFacts, day: Day): Part[] => [
  { meaning: 'WORKED', length: exactly(workedByDay.get(day) ?? NO_SECONDS), absence: null },
]

const premiumParts = (premiums: readonly PremiumTime[]): Part[] =>
  premiums.map(({ type, seconds }) => ({
    meaning: `PREMIUM_${type}` as const,
    length: exactly(seconds),
    absence: null,
  }))

/** The credited hours of a day, with the pay code of the reason for the credit (rules payroll-9, payroll-10). */
function creditsOn(facts: PayrollFacts, day: Day): Part[] {
  const { reason, amount } = creditOn(facts, day)
  const absences = facts.absences.filter((absence) => absence.day === day)
  switch (reason) {
    case 'prolonged_sick_leave':
      return [{ meaning: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', length: amount, absence: null }]
    case 'public_holiday': {
      // When a shift on the public holiday was converted to sickness, the sickness decides the pay code of the holiday.
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

/** One part for each leave counter from which the absence took days (rule payroll-11). */
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

/**
 * The leave counters from which the absence took days; the kind of the absence when it took no days from a counter
 * (rule payroll-12).
 */
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
