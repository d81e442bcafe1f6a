/** The maximum number of patterns of one contract. */
export const MOST_PATTERNS = 20

export type PatternRefusal =
  | { readonly code: 'too_many_patterns'; readonly most: number }
  | { readonly code: 'pattern_name_taken' }

/**
 * `otherNames` are the names of the other patterns of the contract, or of the customer when HR made the pattern (rules
 * planning-86, rotation-1).
 */
export function refusalToKeepPattern(otherNames: readonly string[], name: string): PatternRefusal | null {
  if (otherNames.length >= MOST_PATTERNS) return { code: 'too_many_patterns', most: MOST_PATTERNS }
  const isTaken = otherNames.some((other) => other.toLowerCase() === name.toLowerCase())
  return isTaken ? { code: 'pattern_name_taken' } : null
}

type Followed = { readonly followers: readonly unknown[] }

/** The reason why HR cannot remove a pattern: a contract follows it (rule rotation-1). */
export const refusalToRemovePattern = ({ followers }: Followed): { readonly code: 'pattern_in_use' } | null =>
  followers.length === 0 ? null : { code: 'pattern_in_use' }

/**
 * The reason why HR cannot plan the shifts of a pattern: no contract follows it (rule rotation-10). The call names the
 * contracts to plan, and its schema refuses a call without a contract.
 */
export const refusalToApplyPattern = ({ followers }: Followed): { readonly code: 'pattern_not_followed' } | null =>
  followers.length === 0 ? { code: 'pattern_not_followed' } : null
