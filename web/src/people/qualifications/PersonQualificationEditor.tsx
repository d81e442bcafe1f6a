import {
  addPersonQualification,
  editPersonQualification,
  type PersonQualification,
} from '@uurwerk/contract/people/qualifications'
import { messages } from '@uurwerk/contract/messages'
import type { Day } from '@uurwerk/domain/time/day'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { qualificationsQuery } from './queries.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'

const words = texts.qualifications.ofPerson

type Values = { qualificationId: number | null; start: Day | null; end: Day | null }

type Props = {
  readonly personId: number
  readonly today: Day
  /** The qualification whose period HR changes; null when HR gives the person a new one. */
  readonly held: PersonQualification | null
  readonly onClose: () => void
}

const required = (label: string) => (value: unknown) => (value === null ? messages.required(label) : null)

/** A person has a qualification from a day on, and optionally until a day (rule qualifications-3). */
export function PersonQualificationEditor({ personId, today, held, onClose }: Props) {
  useFocusBack(true)
  const { data } = useQuery(qualificationsQuery)
  const { mutateAsync: add } = useAction(addPersonQualification, SHOWN_BY_SCREEN)
  const { mutateAsync: edit } = useAction(editPersonQualification, SHOWN_BY_SCREEN)
  const form = useForm<Values>({
    initialValues: {
      qualificationId: held?.qualificationId ?? null,
      start: held?.period.start ?? today,
      end: held?.period.end ?? null,
    },
    validate: { qualificationId: required(words.qualification), start: required(words.from) },
  })
  const choices = (data?._embedded.qualificationDtoList ?? [])
    .filter(({ id, active }) => active || id === held?.qualificationId)
    .map(({ id, name }) => ({ value: id, label: name }))

  async function save(values: Values): Promise<void> {
    if (values.qualificationId === null || values.start === null) return
    const body = { qualificationId: values.qualificationId, start: values.start, end: values.end }
    if (held === null) await add({ params: { id: personId }, body })
    else await edit({ params: { id: personId, heldId: held.id }, body: { ...body, version: held.version } })
    onClose()
  }
  return (
    <InlineEditor>
      <Form
        form={form}
        onSubmit={save}
        aboutField={{ qualification_overlaps: 'start', period_reversed: 'end', qualification_ended: 'qualificationId' }}
      >
        {data !== undefined && choices.length === 0 && <Hint>{words.noneToGive}</Hint>}
        <Fields>
          <NumberChoice
            label={words.qualification}
            placeholder={words.choose}
            choices={choices}
            {...form.getInputProps('qualificationId')}
          />
          <DayField label={words.from} reader="office" {...form.getInputProps('start')} />
          <DayField label={words.to} description={words.toHint} reader="office" {...form.getInputProps('end')} />
        </Fields>
        <FormButtons
          onCancel={onClose}
          reason={held !== null && !form.isDirty() ? texts.qualifications.nothingChanged : null}
          busy={form.submitting}
        >
          {texts.qualifications.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
