/** 'independent' (self-employed): no needed hours, recuperation, leave counters and holiday credit (rule people-1). */
export type PersonKind = 'employee' | 'independent'

export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
