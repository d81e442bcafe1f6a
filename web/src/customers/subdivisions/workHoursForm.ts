import { workHoursFields } from '@uurwerk/contract/customers/customerBodies'
import { schemaResolver } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/StaleNotice.tsx'
import type { Customer } from '../queries.ts'

/** The fields of a subdivision that HR can edit from the page of the parent, with the names of the API. */
export type WorkHoursForm = Pick<Customer, 'name' | 'abbreviation' | 'customerHours'> & {
  readonly supervisor: { readonly name: string; readonly email: string }
}

export const workHoursFormOf = ({ name, abbreviation, customerHours, supervisor }: Customer): WorkHoursForm => ({
  name,
  abbreviation,
  customerHours,
  supervisor: { name: supervisor.name, email: supervisor.email },
})

export const workHoursErrors = schemaResolver(workHoursFields, { sync: true })

const fieldsOf = ({ name, abbreviation, customerHours, supervisor }: WorkHoursForm) => ({
  name,
  abbreviation,
  ...customerHours,
  supervisorName: supervisor.name,
  supervisorEmail: supervisor.email,
})

/** The fields in which two versions of a subdivision differ, in words. */
export function changedWorkHours(theirs: WorkHoursForm, yours: WorkHoursForm): readonly StaleField[] {
  const [before, mine] = [fieldsOf(theirs), fieldsOf(yours)]
  return (Object.keys(before) as (keyof typeof before)[])
    .filter((field) => before[field] !== mine[field])
    .map((field) => ({ label: texts.customers.fields[field], theirs: before[field], yours: mine[field] }))
}
