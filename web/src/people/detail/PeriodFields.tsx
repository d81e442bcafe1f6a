import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { DayField } from '../../ui/form/fields/DayField.tsx'

type Field = 'startDate' | 'endDate'

type Props = {
  readonly form: Pick<UseFormReturnType<Record<string, unknown>>, 'getInputProps'>
  readonly words: { readonly start: string; readonly end: string; readonly endHint: string }
  readonly errorOf: (field: Field) => ReactNode
}

export const PeriodFields = ({ form, words, errorOf }: Props) => (
  <>
    <DayField label={words.start} reader="office" {...form.getInputProps('startDate')} error={errorOf('startDate')} />
    <DayField
      label={words.end}
      reader="office"
      description={words.endHint}
      {...form.getInputProps('endDate')}
      error={errorOf('endDate')}
    />
  </>
)
