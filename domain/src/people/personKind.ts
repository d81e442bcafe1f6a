/** An independent has no needed hours, recuperation, counters or holiday credit. */
export type PersonKind = 'employee' | 'independent'
