/** What only one person can have, by the name of the index that says so. */
export const takenFields = {
  people_email: 'email_taken',
  people_employee_number: 'employee_number_taken',
} as const
