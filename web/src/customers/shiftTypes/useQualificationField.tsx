import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { qualificationsQuery } from '../../people/qualifications/queries.ts'
import { QualificationField } from '../../people/qualifications/QualificationField.tsx'
import * as texts from '../../texts/texts.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

/**
 * The field for the qualification that a shift type of HR requires, and the names of the qualifications (rule
 * qualifications-9).
 */
export function useQualificationField(shown: readonly ShiftType[]) {
  const { data } = useQuery(qualificationsQuery)
  const all = data?._embedded.qualificationDtoList ?? []
  return {
    nameOf: (asked: number): string => all.find(({ id }) => id === asked)?.name ?? '',
    field: (form: UseFormReturnType<ShiftTypeForm>) => {
      const { qualificationId } = form.values
      return (
        <QualificationField
          hint={texts.shiftTypes.qualificationHint}
          kept={shown.find(({ qualification }) => qualification?.id === qualificationId)?.qualification?.id ?? null}
          {...form.getInputProps('qualificationId')}
        />
      )
    },
  }
}
