import type { Instant } from '../../time/instant.ts'
import { needState, type NeedFacts } from './needState.ts'

export type NeedRefusal =
  | { readonly code: 'need_withdrawn' }
  | { readonly code: 'need_filled' }
  | { readonly code: 'need_closed' }

export type ClaimRefusal = NeedRefusal | { readonly code: 'claim_exists' }

type Input = { readonly now: Instant; readonly hasClaim: boolean }

/** The reason why a person cannot claim an open shift (ask to work it); null when the person can (rules needs-7, needs-25). */
export function refusalToClaim(need: NeedFacts, { now, hasClaim }: Input): ClaimRefusal | null {
  const refusal = refusalOfNeed(need, now)
  if (refusal !== null) return refusal
  return hasClaim ? { code: 'claim_exists' } : null
}

/** The reason why a person cannot withdraw the claim on an open shift: the person has no claim (rule needs-9). */
export const refusalToWithdrawClaim = ({ hasClaim }: Pick<Input, 'hasClaim'>): { readonly code: 'claim_gone' } | null =>
  hasClaim ? null : { code: 'claim_gone' }

/** The reason why nobody can take a place of an open shift; null when somebody can. */
export function refusalOfNeed(need: NeedFacts, now: Instant): NeedRefusal | null {
  switch (needState(need, now)) {
    case 'withdrawn':
      return { code: 'need_withdrawn' }
    case 'filled':
      return { code: 'need_filled' }
    case 'closed':
      return { code: 'need_closed' }
    case 'open':
      return null
  }
}
