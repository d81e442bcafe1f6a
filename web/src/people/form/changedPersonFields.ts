import { roles } from '@uurwerk/domain/people/role'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import { differences } from '../../ui/form/stale/differences.ts'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import type { PersonForm } from './personForm.ts'

type Employers = readonly { readonly id: number; readonly name: string }[]

const { fields: labels, ...words } = texts.people

const writers: {
  readonly [Field in keyof PersonForm]: readonly [
    label: string,
    write: (value: NonNullable<PersonForm[Field]>, employers: Employers) => string,
  ]
} = {
  firstName: [labels.firstName, (text) => text],
  lastName: [labels.lastName, (text) => text],
  email: [labels.email, (text) => text],
  provider: [labels.provider, (provider) => words.providers[provider]],
  roles: [labels.roles, (chosen) => formatRoles(chosen)],
  employee: [labels.kind, (employee) => (employee ? words.kinds.employee : words.kinds.independent)],
  employeeNr: [labels.employeeNr, (number) => String(number)],
  hrEmployerId: [
    labels.hrEmployer,
    (id, employers) => employers.find((employer) => employer.id === id)?.name ?? String(id),
  ],
  partTimePercentage: [labels.partTimePercentage, formatPercentageNumber],
  sickDayHours: [labels.sickDayHours, (hours) => words.hours(formatHourNumber(hours))],
  employmentStartDate: [labels.employmentStartDate, formatDay],
  recupOpeningYearMonth: [labels.recupOpeningYearMonth, formatMonth],
  recupOpeningHours: [labels.recupOpening, (hours) => words.hours(formatHourNumber(hours))],
}

/** Writes roles as 'Gebruiker, Admin', always in the same order. */
export const formatRoles = (chosen: PersonForm['roles']): string =>
  roles
    .filter((role) => chosen.includes(role))
    .map((role) => words.roles[role])
    .join(', ')

const FIELDS = Object.keys(writers) as readonly (keyof PersonForm)[]

export const changedPersonFields = (
  theirs: PersonForm,
  yours: PersonForm,
  employers: Employers,
): readonly StaleField[] => {
  const all = (form: PersonForm) => FIELDS.map((field) => [writers[field][0], format(form, field, employers)] as const)
  return differences(all(theirs), all(yours))
}

function format<Field extends keyof PersonForm>(form: PersonForm, field: Field, employers: Employers): string {
  const value = form[field]
  if (value === null || value === '' || Number.isNaN(value)) return words.nothing
  return writers[field][1](value, employers)
}
