import type { NewPerson, PersonEdit } from '@uurwerk/contract/people/people'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import type { z } from 'zod'
import type { PersonFields } from './personStore.ts'

type Asked = z.output<typeof NewPerson> | z.output<typeof PersonEdit>
type Kept = Pick<PersonFields, 'recupOpeningMonth' | 'recupOpeningSeconds'>

/** Without an opening month and balance from HR, the recuperation starts at 0 (rule people-25). */
export const NO_OPENING = { recupOpeningMonth: null, recupOpeningSeconds: NO_SECONDS } as const satisfies Kept

/**
 * Maps the form of a person to its database columns. When the form does not send the opening balance of recuperation,
 * the opening balance does not change (rule people-13).
 */
export const personFieldsOf = (input: Asked, kept: Kept): PersonFields => ({
  firstName: input.firstName,
  lastName: input.lastName,
  email: input.email,
  provider: input.provider,
  sickDaySeconds: input.sickDayHours,
  employeeNumber: input.employeeNr ?? null,
  hrEmployerId: input.hrEmployerId ?? null,
  employmentStart: input.employmentStartDate,
  recupOpeningMonth: input.recupOpeningYearMonth === undefined ? kept.recupOpeningMonth : input.recupOpeningYearMonth,
  recupOpeningSeconds: input.recupOpeningHours ?? kept.recupOpeningSeconds,
})

/**
 * The refusal for each unique index and foreign key of a person. The database names the index or the key in its error.
 */
export const takenFields = {
  people_email: { code: 'email_taken' },
  people_employee_number: { code: 'employee_number_taken' },
  people_hr_employer_id_fkey: { code: 'hr_employer_unknown' },
} as const
