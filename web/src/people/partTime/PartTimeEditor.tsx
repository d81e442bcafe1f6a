import { addPartTimeRecord, updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import type { Person } from '../queries.ts'
import { partTimeErrors, partTimeFormOf, wantedRecord, refusedPartTime, type PartTimeForm } from './partTimeForm.ts'
import { SaveProblem } from '../detail/SaveProblem.tsx'
import { formatPartTime } from './formatPartTime.ts'
import { ChangeToConfirm } from '../detail/ChangeToConfirm.tsx'
import { partTimeRows } from './partTimeRows.ts'
import { sentenceOf } from '@uurwerk/contract/problems'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { bound } from '../../ui/form/bound.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import { PeriodFields } from '../detail/PeriodFields.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'

const words = texts.people.partTime

type Props = {
  readonly person: Person
  /** The part-time record (a part-time percentage in a period) that HR edits; null for a new record. */
  readonly record: PartTimeRecord | null
  /** The record that the form will save. Null until HR has typed valid values and asked to see their effect. */
  readonly wanted: PartTimeRecord | null
  readonly onWant: (wanted: PartTimeRecord | null) => void
  readonly onClose: () => void
}

/** HR types a part-time percentage in a period, sees the effect on the other records, and saves. */
export function PartTimeEditor({ person, record, wanted, onWant, onClose }: Props) {
  useFocusBack(true)
  const { problem, attempt } = useAttempt()
  const { mutateAsync: add } = useAction(addPartTimeRecord, SHOWN_BY_SCREEN)
  const { mutateAsync: change } = useAction(updatePartTimeRecord, SHOWN_BY_SCREEN)
  const id = record?.id ?? null
  const form = useForm<PartTimeForm>({
    initialValues: partTimeFormOf(record),
    validate: (values) => partTimeErrors(person, id, values),
  })

  async function save(version: number): Promise<void> {
    const input = wantedRecord(id, form.getValues())
    if (input === null) return
    const params = { id: person.id }
    const { start: startDate, end: endDate } = input.period
    const body = { percentage: percentageOf(input.percentage), startDate, endDate, version }
    const saved = await attempt(() => (id === null ? add({ params, body }) : change({ params, body: { ...body, id } })))
    if (saved === null) return onWant(null)
    onClose()
  }
  const moves = partTimeRows(person.facts.records, wanted).some(({ mark }) => mark === 'moved')
  return (
    <InlineEditor>
      <SaveProblem
        problem={problem}
        label={words.title}
        theirs={(current) => current.facts.records.map(formatPartTime).join(' · ')}
        yours={inWords(wantedRecord(id, form.getValues()))}
        onTake={onClose}
        onKeep={(current) => save(current.version)}
      />
      {wanted === null ? (
        <Form
          form={form}
          draft={{ name: `part-time ${person.id} ${id ?? 'new'}` }}
          onSubmit={(values) => onWant(wantedRecord(id, values))}
        >
          <PartTimeFields form={form} person={person} id={id} onClose={onClose} />
        </Form>
      ) : (
        <ChangeToConfirm save={words.save} onSave={() => save(person.version)} onClose={onClose}>
          {moves ? words.neighboursMove : words.nothingMoves}
        </ChangeToConfirm>
      )}
    </InlineEditor>
  )
}

const inWords = (record: PartTimeRecord | null): string =>
  record === null ? texts.table.nothing : formatPartTime(record)

type PartTimeFieldsProps = {
  readonly form: UseFormReturnType<PartTimeForm>
  readonly person: Person
  readonly id: number | null
  readonly onClose: () => void
}

/** When a value is not allowed, the reason is shown at once, at the field and at the button. */
function PartTimeFields({ form, person, id, onClose }: PartTimeFieldsProps) {
  const refused = refusedPartTime(person, id, form.values)
  const errorOf = (field: keyof PartTimeForm) =>
    refused?.field === field ? sentenceOf(refused.refusal) : form.errors[field]
  return (
    <>
      <Fields>
        <HoursField
          label={words.percentage}
          rightSection="%"
          autoFocus
          {...bound<number | null>(form, 'percentage')}
          error={errorOf('percentage')}
        />
        <PeriodFields form={form} words={words} errorOf={errorOf} />
      </Fields>
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
