import type { NewPerson, PersonEdit } from '@uurwerk/contract/people'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import type { z } from 'zod'
import type { PersonFields } from './personStore.ts'

type Asked = z.output<typeof NewPerson> | z.output<typeof PersonEdit>
type Kept = Pick<PersonFields, 'recupOpeningMonth' | 'recupOpeningSeconds'>

/** Until HR opens it with a month and a balance, recuperation begins at nothing. */
export const NO_OPENING = { recupOpeningMonth: null, recupOpeningSeconds: NO_SECONDS } as const satisfies Kept

/** What a form says of somebody, as it is stored; the opening of the recuperation stays where it is left out. */
export const personFieldsOf = (asked: Asked, kept: Kept): PersonFields => ({
  firstName: asked.firstName,
  lastName: asked.lastName,
  email: asked.email,
  provider: asked.provider,
  sickDaySeconds: asked.sickDayHours,
  employeeNumber: asked.employeeNr ?? null,
  hrEmployerId: asked.hrEmployerId ?? null,
  employmentStart: asked.employmentStartDate,
  recupOpeningMonth: asked.recupOpeningYearMonth === undefined ? kept.recupOpeningMonth : asked.recupOpeningYearMonth,
  recupOpeningSeconds: asked.recupOpeningHours ?? kept.recupOpeningSeconds,
})
