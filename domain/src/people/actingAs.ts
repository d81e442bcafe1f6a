/**
 * The role in which a user acts. A user with both roles acts as employee on the screens of the employee and as HR on
 * the screens of HR.
 */
export type ActingAs = 'employee' | 'hr'
