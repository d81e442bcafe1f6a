import { sentenceOf } from '@uurwerk/contract/problems'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { bound } from '../../ui/form/bound.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { PeriodFields } from '../detail/PeriodFields.tsx'
import { refusedPartTime } from './partTimeForm.ts'
import type { PartTimeForm } from './partTimeForm.ts'

type Props = {
  readonly form: UseFormReturnType<PartTimeForm>
  readonly person: Person
  readonly id: number | null
  readonly onClose: () => void
}

/**
 * The fields of a part-time record. When a value is not allowed, the field and the button immediately show the reason.
 */
export function PartTimeFields({ form, person, id, onClose }: Props) {
  const words = texts.people.partTime
  const refused = refusedPartTime(person, id, form.values)
  const errorOf = (field: keyof PartTimeForm) =>
    refused?.field === field ? sentenceOf(refused.refusal) : form.errors[field]
  return (
    <>
      <div className={classes.fields}>
        <HoursField
          label={words.percentage}
          rightSection="%"
          autoFocus
          {...bound<number | null>(form, 'percentage')}
          error={errorOf('percentage')}
        />
        <PeriodFields form={form} words={words} errorOf={errorOf} />
      </div>
      <FormButtons
        onCancel={onClose}
        refusal={refused?.refusal ?? null}
        reason={id !== null && !form.isDirty() ? words.nothingChanged : null}
      >
        {words.showChanges}
      </FormButtons>
    </>
  )
}
