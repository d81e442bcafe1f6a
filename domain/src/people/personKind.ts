/**
 * An independent has no needed hours, no recuperation, no leave counters and no credited hours for public holidays
 * (rule people-1).
 */
export type PersonKind = 'employee' | 'independent'

/** The API and the import say with true or false whether a person is an employee. */
export const personKindOf = (employee: boolean): PersonKind => (employee ? 'employee' : 'independent')
