/**
 * The refusal for each unique index and foreign key of a person. The database names the index or the key in its error.
 */
export const takenFields = {
  people_email: { code: 'email_taken' },
  people_employee_number: { code: 'employee_number_taken' },
  people_hr_employer_id_fkey: { code: 'hr_employer_unknown' },
} as const
