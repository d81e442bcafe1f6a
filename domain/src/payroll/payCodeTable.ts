import { PAY_CODE_MEANINGS, payCodeMeanings } from './payCodeMeaning.ts'
import type { PayCodeMeaning } from './payCodeMeaning.ts'

export type PayCode = {
  readonly meaning: PayCodeMeaning
  /** Null for a premium that is not exported. */
  readonly code: string | null
  readonly definition: string
  readonly color: string
  /** Whether HR may choose another code for such a day of the payroll timesheet. */
  readonly editable: boolean
}

const defaultOf = (meaning: PayCodeMeaning): PayCode => {
  const { label, defaultCode, color, editable } = payCodeMeanings[meaning]
  return { meaning, code: defaultCode, definition: label, color, editable }
}

/** All pay codes of an employer, in their order: what it never changed is as every employer begins. */
export const payCodeTable = (changed: readonly PayCode[]): PayCode[] =>
  PAY_CODE_MEANINGS.map((wanted) => changed.find(({ meaning }) => meaning === wanted) ?? defaultOf(wanted))
