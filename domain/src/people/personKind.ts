/**
 * The kinds of people. A self-employed person ('independent') has no needed hours, no recuperation, no leave counters
 * and no credited hours for public holidays (rule people-1).
 */
export type PersonKind = 'employee' | 'independent'

/** Converts the boolean of the API and the import to a kind of person. True is an employee. */
export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
