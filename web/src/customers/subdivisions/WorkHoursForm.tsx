import { useForm } from '@mantine/form'
import { useAsOpened } from '../../ui/form/useAsOpened.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { Customer } from '../queries.ts'
import { sameHours } from '../form/customerForm.ts'
import { useRepricing } from '../useRepricing.tsx'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'
import { WorkHoursFields } from './WorkHoursFields.tsx'
import { changedWorkHours, workHoursErrors, workHoursFormOf } from './workHoursForm.ts'
import type { WorkHoursForm as Values } from './workHoursForm.ts'

type Props = {
  readonly subdivision: Customer
  readonly steps: Pick<SubdivisionSteps, 'editWorkHours' | 'previewWorkHours'>
  readonly onClose: () => void
}

export function WorkHoursForm({ subdivision, steps, onClose }: Props) {
  const words = texts.customers
  const began = useAsOpened(subdivision.version)
  const { stale, attempt } = useStale<Customer>()
  const repricing = useRepricing()
  const form = useForm<Values>({ initialValues: workHoursFormOf(subdivision), validate: workHoursErrors })

  const save = (values: Values, since = began): Promise<void> =>
    attempt(async (version) => {
      const changesHours = !sameHours(subdivision.customerHours, values.customerHours)
      const previewed = () => steps.previewWorkHours(subdivision.id, values, version)
      if (changesHours && !(await repricing.confirm(previewed))) return
      await steps.editWorkHours(subdivision.id, values, version)
      onClose()
    }, since)
  return (
    <Form form={form} draft={{ name: `work hours ${subdivision.id}` }} onSubmit={(values) => save(values)}>
      {stale !== null && (
        <StaleNotice
          title={words.subdivisions.staleTitle(stale.changedBy)}
          fields={changedWorkHours(workHoursFormOf(stale.now), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.now.version)}
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
      {repricing.question}
    </Form>
  )
}
