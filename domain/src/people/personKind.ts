/** An independent has no needed hours, recuperation, counters or holiday credit (rule people-1). */
export type PersonKind = 'employee' | 'independent'
