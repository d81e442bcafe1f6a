/** In which capacity somebody acts: who holds both roles is an employee on their own screens and HR on those of HR. */
export type ActingAs = 'employee' | 'hr'
