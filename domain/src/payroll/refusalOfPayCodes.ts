import { isPremiumMeaning, payCodeMeanings } from './payCodeMeaning.ts'
import type { PayCode } from './payCodeTable.ts'

export type PayCodesRefusal =
  | { readonly code: 'pay_code_required'; readonly meanings: readonly string[] }
  | { readonly code: 'pay_code_taken'; readonly payCodes: readonly string[] }

/**
 * The reason why an HR employer cannot have these pay codes: a pay code is missing, or two meanings have the same pay
 * code (rule payroll-4).
 */
export function refusalOfPayCodes(table: readonly PayCode[]): PayCodesRefusal | null {
  const without = table.filter(({ meaning, code }) => code === null && !isPremiumMeaning(meaning))
  if (without.length > 0)
    return { code: 'pay_code_required', meanings: without.map(({ meaning }) => payCodeMeanings[meaning].label) }
  const codes = table.flatMap(({ code }) => code ?? [])
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index))
  return twice.size === 0 ? null : { code: 'pay_code_taken', payCodes: [...twice] }
}
