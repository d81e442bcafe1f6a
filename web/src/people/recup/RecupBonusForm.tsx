import { RecupBonusBody } from '@uurwerk/contract/balances/balances'
import { yearOf } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { RecupEditor } from './RecupEditor.tsx'
import { whyNoBonus } from './recupFacts.ts'
import type { RecupSteps } from './useRecupSteps.ts'

type Values = { readonly date: Day | null; readonly hours: number | null; readonly reason: string }

type Props = {
  readonly person: Person
  /** The year that the list of recuperation shows. */
  readonly year: number
  readonly onAdd: RecupSteps['addBonus']
  readonly onYear: (year: number) => void
  readonly onClose: () => void
}

const errorsBySchema = schemaResolver(RecupBonusBody, { sync: true })

export function RecupBonusForm({ person, year, onAdd, onYear, onClose }: Props) {
  const words = texts.people.recup
  const form = useForm<Values>({
    initialValues: { date: null, hours: null, reason: '' },
    validate: (values) => {
      const why = values.date === null ? null : whyNoBonus(person, values.date)
      return { ...(why !== null && { date: why }), ...errorsBySchema(values) }
    },
  })
  async function add({ date, hours, reason }: Values): Promise<void> {
    if (date === null || hours === null) return
    await onAdd({ date, hours, reason })
    if (yearOf(date) !== year) onYear(yearOf(date))
  }
  return (
    <RecupEditor draftName={`new recup bonus ${person.id}`} form={form} onSave={add} onClose={onClose}>
      <DayField label={words.date} reader="office" {...form.getInputProps('date')} />
      <HoursField label={words.hours} {...bound<number | null>(form, 'hours')} />
      <TextInput className={classes.wide} label={words.reason} maxLength={255} {...form.getInputProps('reason')} />
    </RecupEditor>
  )
}
