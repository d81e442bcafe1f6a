import type { NewPerson, PersonEdit } from '@uurwerk/contract/people'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import type { z } from 'zod'
import type { PersonFields } from './personStore.ts'

type Asked = z.output<typeof NewPerson> | z.output<typeof PersonEdit>
type Kept = Pick<PersonFields, 'recupOpeningMonth' | 'recupOpeningSeconds'>

/** Until HR opens it with a month and a balance, recuperation begins at nothing (rule people-25). */
export const NO_OPENING = { recupOpeningMonth: null, recupOpeningSeconds: NO_SECONDS } as const satisfies Kept

/**
 * What a form says of somebody, as it is stored; the opening of the recuperation stays where it is left out (rule
 * people-13).
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
