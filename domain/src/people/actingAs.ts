/**
 * The role in which a user acts: a user with both roles acts as employee on the employee's screens and as HR on HR's
 * screens.
 */
export type ActingAs = 'employee' | 'hr'
