/** 'independent' (self-employed) has no needed hours, recuperation, counters or holiday credit (rule people-1). */
export type PersonKind = 'employee' | 'independent'

export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
