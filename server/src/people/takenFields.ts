/** What the database refuses of a person, by the name of the index or key that says so. */
export const takenFields = {
  people_email: 'email_taken',
  people_employee_number: 'employee_number_taken',
  people_hr_employer_id_fkey: 'hr_employer_unknown',
} as const
