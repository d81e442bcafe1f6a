/** For each unique index and foreign key of a person: the refusal when the database reports that index or key. */
export const takenFields = {
  people_email: { code: 'email_taken' },
  people_employee_number: { code: 'employee_number_taken' },
  people_hr_employer_id_fkey: { code: 'hr_employer_unknown' },
} as const
