import { sentenceOf } from '@uurwerk/contract/problems'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { PeriodFields } from '../detail/PeriodFields.tsx'
import { refusedSickLeave } from './sickLeaveForm.ts'
import type { SickLeaveForm } from './sickLeaveForm.ts'

type Props = {
  readonly form: UseFormReturnType<SickLeaveForm>
  readonly person: Person
  readonly id: number
  readonly onClose: () => void
}

export function SickLeaveFields({ form, person, id, onClose }: Props) {
  const words = texts.people.sickLeave
  const refused = refusedSickLeave(person, id, form.values)
  const errorOf = (field: keyof SickLeaveForm) =>
    refused?.field === field ? sentenceOf(refused.refusal) : form.errors[field]
  return (
    <>
      <div className={classes.fields}>
        <PeriodFields
          form={form}
          words={{ start: words.startDate, end: words.endDate, endHint: words.endHint }}
          errorOf={errorOf}
        />
      </div>
      <FormButtons
        onCancel={onClose}
        busy={form.submitting}
        refusal={refused?.refusal ?? null}
        reason={form.isDirty() ? null : texts.people.partTime.nothingChanged}
      >
        {words.showChanges}
      </FormButtons>
    </>
  )
}
