import { PAY_CODE_MEANINGS, payCodeMeanings, type PayCodeMeaning } from './payCodeMeaning.ts'

export type PayCode = {
  readonly meaning: PayCodeMeaning
  /** The pay code; null for a premium that has none and is therefore not exported. */
  readonly code: string | null
  readonly definition: string
  readonly color: string
  /** True when HR can replace this pay code on a day of the payroll timesheet. */
  readonly editable: boolean
}

const defaultOf = (meaning: PayCodeMeaning): PayCode => {
  const { label, defaultCode, color, editable } = payCodeMeanings[meaning]
  return { meaning, code: defaultCode, definition: label, color, editable }
}

/**
 * All pay codes of an HR employer, in the order of the screen. Pay codes that HR did not change have their default
 * value (rule payroll-2).
 */
export const payCodeTable = (changed: readonly PayCode[]): PayCode[] =>
  PAY_CODE_MEANINGS.map((wanted) => changed.find(({ meaning }) => meaning === wanted) ?? defaultOf(wanted))
