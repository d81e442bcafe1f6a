import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import classes from './subdivisions.module.css'
import type { WorkHoursForm } from './workHoursForm.ts'

export function WorkHoursFields({ form }: { readonly form: UseFormReturnType<WorkHoursForm> }) {
  const words = texts.customers.fields
  return (
    <div className={classes.fields}>
      <TextInput label={words.name} autoFocus {...form.getInputProps('name')} />
      <TextInput label={words.abbreviation} {...form.getInputProps('abbreviation')} />
      <div className={classes.hours}>
        <TimeField label={words.morning} {...form.getInputProps('customerHours.morning')} />
        <TimeField label={words.evening} {...form.getInputProps('customerHours.evening')} />
        <TimeField label={words.night} {...form.getInputProps('customerHours.night')} />
      </div>
      <TextInput label={words.supervisorName} {...form.getInputProps('supervisor.name')} />
      <TextInput label={words.supervisorEmail} inputMode="email" {...form.getInputProps('supervisor.email')} />
    </div>
  )
}
