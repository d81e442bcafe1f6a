import { isPayCode } from '@uurwerk/domain/payroll/isPayCode'
import type { PayCodeChoice } from '../queries.ts'

export type TypedCodeRefusal =
  | { readonly code: 'pay_code_malformed' }
  | { readonly code: 'pay_code_unchanged' }
  | { readonly code: 'pay_code_unknown'; readonly payCode: string }

type Typed = { readonly original: string; readonly wanted: string; readonly choices: readonly PayCodeChoice[] }

/** The reason why the typed pay code cannot be saved. Only the server knows whether the balance is high enough. */
export function refusalOfTypedCode({ original, wanted, choices }: Typed): TypedCodeRefusal | null {
  if (!isPayCode(wanted)) return { code: 'pay_code_malformed' }
  if (wanted === original) return { code: 'pay_code_unchanged' }
  return choices.some(({ code }) => code === wanted) ? null : { code: 'pay_code_unknown', payCode: wanted }
}
