/** 'first': the first employee who claims the open shift gets it. 'hr': HR decides about the claims. */
export const CLAIM_GRANTS = ['first', 'hr'] as const
export type ClaimGrants = (typeof CLAIM_GRANTS)[number]
