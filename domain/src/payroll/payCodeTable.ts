import { PAY_CODE_MEANINGS, payCodeMeanings, type PayCodeMeaning } from './payCodeMeaning.ts'

export type PayCode = {
  readonly meaning: PayCodeMeaning
  /** The pay code; null for a premium that has none and is therefore not exported. */
  readonly code: string | null
  readonly definition: string
  readonly color: string
  readonly editable: boolean
}

const defaultOf = (meaning: PayCodeMeaning): PayCode => {
  const { label, defaultCode, color, editable } = payCodeMeanings[meaning]
  return { meaning, code: defaultCode, definition: label, color, editable }
}

/**
 * The pay codes in the order of the screen. A pay code that HR did not change has its default value (rule payroll-2).
 */
export const payCodeTable = (changed: readonly PayCode[]): PayCode[] =>
  PAY_CODE_MEANINGS.map((wanted) => changed.find(({ meaning }) => meaning === wanted) ?? defaultOf(wanted))
