/** A user with both roles acts as employee on the screens of the employee, and as HR on those of HR. */
export type ActingAs = 'employee' | 'hr'
