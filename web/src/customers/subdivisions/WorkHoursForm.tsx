import { Customer as CustomerSchema } from '@uurwerk/contract/customers'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ApiProblem } from '../../api/apiProblem.ts'
import { clearNotices } from '../../notices/notices.ts'
import { texts } from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { Customer } from '../queries.ts'
import { WorkHoursFields } from './WorkHoursFields.tsx'
import { changedWorkHours, workHoursErrors, workHoursFormOf } from './workHoursForm.ts'
import type { WorkHoursForm as Values } from './workHoursForm.ts'

type Props = {
  readonly subdivision: Customer
  readonly onSave: (form: Values, version: number) => Promise<unknown>
  readonly onClose: () => void
}

export function WorkHoursForm({ subdivision, onSave, onClose }: Props) {
  const words = texts.customers
  // What the form began with, also when the subdivision is read anew meanwhile.
  const [version] = useState(subdivision.version)
  const [stale, setStale] = useState<ApiProblem | null>(null)
  const current = stale === null ? undefined : CustomerSchema.safeParse(stale.current).data
  const form = useForm<Values>({ initialValues: workHoursFormOf(subdivision), validate: workHoursErrors })

  async function save(values: Values, since = version): Promise<void> {
    try {
      await onSave(values, since)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'stale') throw error
      clearNotices('error')
      setStale(error)
    }
  }
  return (
    <Form form={form} onSubmit={(values) => save(values)}>
      {stale !== null && current !== undefined && (
        <StaleNotice
          title={words.subdivisions.staleTitle(stale.changedBy)}
          fields={changedWorkHours(workHoursFormOf(current), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), current.version)}
        />
      )}
      <WorkHoursFields form={form} />
      <FormButtons
        onCancel={onClose}
        reason={form.isDirty() ? null : words.detail.nothingChanged}
        busy={form.submitting}
      >
        {words.detail.save}
      </FormButtons>
    </Form>
  )
}
