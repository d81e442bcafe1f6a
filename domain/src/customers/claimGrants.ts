/**
 * The ways to give an open shift to one of the employees who claim it (ask to work it). With 'first', the first claim
 * gets the shift. With 'hr', HR decides about the claims.
 */
export const CLAIM_GRANTS = ['first', 'hr'] as const
export type ClaimGrants = (typeof CLAIM_GRANTS)[number]
