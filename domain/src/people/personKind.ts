/**
 * An independent has no needed hours, no recuperation, no leave counters and no credited hours for public holidays
 * (rule people-1).
 */
export type PersonKind = 'employee' | 'independent'

/** Converts the boolean of the API and the import, which is true for an employee, to a kind of person. */
export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
