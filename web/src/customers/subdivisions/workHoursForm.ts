import { workHoursFields } from '@uurwerk/contract/customers/customerBodies'
import { schemaResolver } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import type { Customer } from '../queries.ts'
import { differences } from '../../ui/form/stale/differences.ts'

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

export const changedWorkHours = (theirs: WorkHoursForm, yours: WorkHoursForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

function formatFields({ name, abbreviation, customerHours, supervisor }: WorkHoursForm) {
  const words = texts.customers.fields
  return [
    [words.name, name],
    [words.abbreviation, abbreviation],
    [words.morning, customerHours.morning],
    [words.evening, customerHours.evening],
    [words.night, customerHours.night],
    [words.supervisorName, supervisor.name],
    [words.supervisorEmail, supervisor.email],
  ] as const
}
