/**
 * An independent has no needed hours, no recuperation, no leave counters and no credited hours for public holidays
 * (rule people-1).
 */
export type PersonKind = 'employee' | 'independent'
