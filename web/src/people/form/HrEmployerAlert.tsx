import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import type { Person } from '../queries.ts'
import type { PersonForm } from './personForm.ts'

type Props = {
  readonly person: Pick<Person, 'hrEmployer' | 'employeeNr'>
  readonly typed: Pick<PersonForm, 'hrEmployerId' | 'employeeNr'>
}

/**
 * Warns that an employee number is valid for only one HR employer. The warning is shown after HR chooses another HR
 * employer, until HR also changes the number (rule people-9).
 */
export const HrEmployerAlert = ({ person: { hrEmployer, employeeNr }, typed }: Props) =>
  typed.hrEmployerId !== (hrEmployer?.id ?? null) &&
  employeeNr !== null &&
  typed.employeeNr === employeeNr && (
    <Alert role="alert" color="orange" mt="xs" icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}>
      {texts.people.form.hrEmployerAlert}
    </Alert>
  )
