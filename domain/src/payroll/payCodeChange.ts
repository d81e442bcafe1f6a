import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { BookedAbsence, RecuperationLeft } from '../absences/absenceFacts.ts'
import { absenceSeconds } from '../absences/absenceSeconds.ts'
import { consumeCounters, countersGivenBack } from '../absences/counters/consumeCounters.ts'
import { categoryOfCounter, leftInNamed } from '../absences/counters/countersFor.ts'
import { recuperationToTake } from '../absences/counters/recuperationToTake.ts'
import { leftIn, type CountersLeft, type CounterUse } from '../balances/counterUse.ts'
import { isCounterType, type CounterType } from '../balances/counterType.ts'
import { FULL_DAY, HALF_DAY, daysOfHalfDays } from '../balances/halfDays.ts'
import { hoursOf, seconds, type Seconds } from '../money/seconds.ts'
import { isPayCode } from './isPayCode.ts'
import { isAbsenceMeaning, type AbsenceMeaning } from './payCodeMeaning.ts'
import type { PayCode } from './payCodeTable.ts'
import { meaningsOf } from './payrollRows.ts'

export type PayCodeChangeFacts = {
  readonly absence: BookedAbsence
  readonly payCodes: readonly PayCode[]
  /** The days left in each leave counter (balance of leave days), in the year of the absence. */
  readonly left: CountersLeft
  readonly recuperation: RecuperationLeft
  readonly sickDaySeconds: Seconds
}

export type PayCodeInput = { readonly original: string; readonly wanted: string }

export type PayCodeChangeRefusal =
  | { readonly code: 'pay_code_malformed' | 'pay_code_outdated' | 'pay_code_unchanged' | 'only_full_day' }
  | { readonly code: 'pay_code_fixed' | 'pay_code_unknown'; readonly payCode: string }
  | { readonly code: 'balance_too_low'; readonly remaining: number }
  | { readonly code: 'recuperation_too_low'; readonly remainingHours: number }

/** When the absence took days from two leave counters, only the half day of one counter changes. */
export type PayCodeChange = {
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly givenBack: readonly CounterUse[]
  readonly taken: readonly CounterUse[]
  /** The half day that keeps its kind; null when the whole absence changes. */
  readonly rest: { readonly seconds: Seconds } | null
}

/**
 * The reason why HR cannot change a pay code of a day. A confirmed or invoiced month does not refuse the change (rule
 * absences-45).
 */
export function refusalToChangePayCode(facts: PayCodeChangeFacts, input: PayCodeInput): PayCodeChangeRefusal | null {
  if (!isPayCode(input.original) || !isPayCode(input.wanted)) return { code: 'pay_code_malformed' }
  const original = payCodeOf(facts, input.original)
  // This check is before the check for 'pay_code_outdated', so that a pay code that does not belong to an absence is
  // refused with 'pay_code_fixed'.
  if (original !== null && !isAbsenceMeaning(original.meaning))
    return { code: 'pay_code_fixed', payCode: input.original }
  // Two people of HR can change the same day at once, so the day must still have the code that HR saw (rule
  // payroll-20).
  if (original === null || !meaningsOf(facts.absence).includes(original.meaning)) return { code: 'pay_code_outdated' }
  if (!original.editable) return { code: 'pay_code_fixed', payCode: input.original }
  // HR can choose the codes of absences and of leave counters only (rule payroll-19).
  const choices = facts.payCodes.filter(({ meaning }) => isAbsenceMeaning(meaning))
  const refusal = refusalOfTypedCode(input, choices)
  if (refusal !== null) return refusal
  const wanted = targetOf(payCodeOf(facts, input.wanted)!.meaning as AbsenceMeaning)
  return refusalOfTarget(facts, partOf(facts.absence, original.meaning as AbsenceMeaning), wanted)
}

/** The reason why HR cannot choose the typed pay code. `refusalToChangePayCode` also checks the leave balance. */
export function refusalOfTypedCode(
  { original, wanted }: PayCodeInput,
  choices: readonly { readonly code: string | null }[],
): PayCodeChangeRefusal | null {
  if (!isPayCode(wanted)) return { code: 'pay_code_malformed' }
  if (wanted === original) return { code: 'pay_code_unchanged' }
  return choices.some(({ code }) => code === wanted) ? null : { code: 'pay_code_unknown', payCode: wanted }
}

/**
 * The days of the absence go back to the old leave counter and are taken from the new one (rule payroll-21). The caller
 * must check `refusalToChangePayCode` first.
 */
export function payCodeChange(facts: PayCodeChangeFacts, input: PayCodeInput): PayCodeChange {
  const [original, wanted] = [payCodeOf(facts, input.original), payCodeOf(facts, input.wanted)]
  if (original === null || wanted === null || !isAbsenceMeaning(wanted.meaning))
    throw new RangeError(`the code cannot change from ${input.original} to ${input.wanted}`)
  const part = partOf(facts.absence, original.meaning as AbsenceMeaning)
  const target = targetOf(wanted.meaning)
  const taken = takenBy(facts, part, target)
  if (taken === null) throw new RangeError(`the balance is not enough for ${input.wanted}`)
  const { category, fullDay } = facts.absence
  const given = { givenBack: part.uses, taken }
  // When the kind of an absence does not change, the absence keeps the hours of its booking (rule payroll-23).
  if (target.category === category) return { category, fullDay, seconds: facts.absence.seconds, rest: null, ...given }
  const ofPart = { category: target.category, fullDay: part.fullDay }
  return {
    ...ofPart,
    seconds: absenceSeconds(target.category, part.fullDay, facts.sickDaySeconds),
    rest: part.isWhole ? null : { seconds: absenceSeconds(category, false, facts.sickDaySeconds) },
    ...given,
  }
}

type Part = { readonly isWhole: boolean; readonly fullDay: boolean; readonly uses: readonly CounterUse[] }
type Target = { readonly category: AbsenceCategory; readonly counter: CounterType | null }

const payCodeOf = ({ payCodes }: PayCodeChangeFacts, wanted: string): PayCode | null =>
  payCodes.find(({ code }) => code === wanted) ?? null

/**
 * A day of absence can use two leave counters, half a day each. Only the half with the given pay code changes (rule
 * payroll-22).
 */
function partOf({ uses, fullDay }: BookedAbsence, meaning: AbsenceMeaning): Part {
  if (uses.length < 2) return { isWhole: true, fullDay, uses }
  return { isWhole: false, fullDay: false, uses: uses.filter(({ counter }) => counter === meaning) }
}

const targetOf = (meaning: AbsenceMeaning): Target =>
  isCounterType(meaning)
    ? { category: categoryOfCounter(meaning), counter: meaning }
    : { category: meaning, counter: null }

const takenBy = ({ left }: PayCodeChangeFacts, { fullDay, uses }: Part, target: Target): CounterUse[] | null =>
  consumeCounters(countersGivenBack(left, uses), { ...target, amount: fullDay ? FULL_DAY : HALF_DAY })

function refusalOfTarget(facts: PayCodeChangeFacts, part: Part, target: Target): PayCodeChangeRefusal | null {
  const { category, counter } = target
  const left = countersGivenBack(facts.left, part.uses)
  if (category === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE' && !part.fullDay) return { code: 'only_full_day' }
  if (category === 'SICK_LEAVE_NO_CERTIFICATE' && leftIn(left, category) < FULL_DAY)
    return { code: 'balance_too_low', remaining: daysOfHalfDays(leftIn(left, category)) }
  if (category === 'RECUPERATION') return refusalOfRecuperation(facts, part)
  if (counter !== null && takenBy(facts, part, target) === null)
    return { code: 'balance_too_low', remaining: daysOfHalfDays(leftInNamed(left, counter)) }
  return null
}

function refusalOfRecuperation(
  { recuperation, sickDaySeconds }: PayCodeChangeFacts,
  { fullDay }: Part,
): PayCodeChangeRefusal | null {
  const remaining = seconds(recuperationToTake(recuperation))
  return absenceSeconds('RECUPERATION', fullDay, sickDaySeconds) <= remaining
    ? null
    : { code: 'recuperation_too_low', remainingHours: hoursOf(remaining) }
}
