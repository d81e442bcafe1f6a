/** 'independent' (self-employed) has no needed hours, recuperation, counters or holiday credit (rule balances-9). */
export type PersonKind = 'employee' | 'independent'

export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
