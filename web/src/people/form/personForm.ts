import type { BodyInput } from '@uurwerk/contract/endpoint'
import { NewPerson, PersonEdit, type createPerson, type editPerson } from '@uurwerk/contract/people/people'
import { sentenceOf } from '@uurwerk/contract/problems'
import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import { refusalToLoseAdminRole } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { z } from 'zod'
import type { Person } from '../queries.ts'

/** The values of the person form. An empty field is null. */
export type PersonForm = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly provider: Person['authProvider']
  readonly roles: readonly Role[]
  readonly employee: boolean
  readonly employeeNr: number | null
  readonly hrEmployerId: number | null
  readonly partTimePercentage: number | null
  readonly sickDayHours: number | null
  readonly employmentStartDate: Day | null
  readonly recupOpeningYearMonth: YearMonth | null
  readonly recupOpeningHours: number | null
}

export const NEW_PERSON: PersonForm = {
  firstName: '',
  lastName: '',
  email: '',
  provider: 'GOOGLE',
  roles: ['ROLE_USER'],
  employee: true,
  employeeNr: null,
  hrEmployerId: null,
  partTimePercentage: 100,
  sickDayHours: 7.6,
  employmentStartDate: null,
  recupOpeningYearMonth: null,
  recupOpeningHours: null,
}

export const personFormOf = (person: Person): PersonForm => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  provider: person.authProvider,
  roles: person.roles,
  employee: person.employee,
  employeeNr: person.employeeNr,
  hrEmployerId: person.hrEmployer?.id ?? null,
  partTimePercentage: person.partTimePercentage,
  sickDayHours: person.sickDayHours,
  employmentStartDate: person.employmentStartDate,
  recupOpeningYearMonth: person.recupOpeningYearMonth,
  recupOpeningHours: person.recupOpeningHours,
})

type NewPersonBody = BodyInput<typeof createPerson>
type PersonEditBody = BodyInput<typeof editPerson>

/** The ids of the existing HR employers; null while they are loading. */
type KnownEmployers = readonly number[] | null

/** A self-employed person has no opening balance of recuperation, so an earlier typed balance is not sent. */
function fieldsOf(form: PersonForm, known: KnownEmployers) {
  const { partTimePercentage: _, recupOpeningYearMonth, recupOpeningHours, ...fields } = form
  const opening = { recupOpeningYearMonth, recupOpeningHours: recupOpeningHours ?? 0 }
  return {
    ...fields,
    hrEmployerId: chosenHrEmployer(known ?? [], form.hrEmployerId),
    ...(form.employee ? opening : {}),
  }
}

const newFieldsOf = (form: PersonForm, known: KnownEmployers) => ({
  ...fieldsOf(form, known),
  partTimePercentage: form.employee ? form.partTimePercentage : 100,
})

const editFieldsOf = (form: PersonForm, known: KnownEmployers, version: number) => ({
  ...fieldsOf(form, known),
  version,
})

/** A form is only sent after its validation, so the schema accepts its fields. */
function acceptedBy<Body>(schema: z.ZodType<unknown, Body>, fields: unknown): Body {
  const isBody = (value: unknown): value is Body => schema.safeParse(value).success
  if (!isBody(fields)) throw new Error('The schema refuses the fields of this form.')
  return fields
}

export const newPersonOf = (form: PersonForm, known: KnownEmployers): NewPersonBody =>
  acceptedBy(NewPerson, newFieldsOf(form, known))

export const personEditOf = (form: PersonForm, known: KnownEmployers, version: number): PersonEditBody =>
  acceptedBy(PersonEdit, editFieldsOf(form, known, version))

const newPersonErrorsBySchema = schemaResolver(NewPerson, { sync: true })
const personEditErrorsBySchema = schemaResolver(PersonEdit, { sync: true })

export const newPersonErrors = (form: PersonForm, known: KnownEmployers): FormErrors => ({
  ...newPersonErrorsBySchema(newFieldsOf(form, known)),
  ...employerErrors(form, known),
})

export function personEditErrors(form: PersonForm, known: KnownEmployers, person: Person): FormErrors {
  const refusal = refusalToLoseAdminRole(person, form.roles)
  return {
    ...personEditErrorsBySchema(editFieldsOf(form, known, person.version)),
    ...employerErrors(form, known),
    ...(refusal === null ? {} : { roles: sentenceOf(refusal) }),
  }
}

function employerErrors(form: PersonForm, known: KnownEmployers): FormErrors {
  const refusal = known === null ? null : refusalToChooseHrEmployer(known, form.hrEmployerId)
  return refusal === null ? {} : { hrEmployerId: sentenceOf(refusal) }
}
