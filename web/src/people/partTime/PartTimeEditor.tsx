import { addPartTimeRecord, updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { useForm } from '@mantine/form'
import { call } from '../../app/api/call.ts'
import { isStale } from '../../app/api/isStale.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import type { Person } from '../queries.ts'
import { PartTimeConfirmation } from './PartTimeConfirmation.tsx'
import { PartTimeFields } from './PartTimeFields.tsx'
import { partTimeErrors, partTimeFormOf, wantedRecord } from './partTimeForm.ts'
import type { PartTimeForm } from './partTimeForm.ts'
import { StaleHistory } from '../detail/StaleHistory.tsx'
import { writtenPartTime } from './writtenPartTime.ts'

type Props = {
  readonly person: Person
  /** The part-time record that HR edits; null for a new record. */
  readonly record: PartTimeRecord | null
  /** The part-time record to save. It is set after HR has accepted the effect. */
  readonly wanted: PartTimeRecord | null
  readonly onWant: (wanted: PartTimeRecord | null) => void
  readonly onClose: () => void
}

/**
 * The editor of a part-time record, in three steps. HR types the dates, sees the effect on the records before and after
 * it, and saves.
 */
export function PartTimeEditor({ person, record, wanted, onWant, onClose }: Props) {
  useFocusBack(true)
  const { problem, attempt } = useAttempt()
  const id = record?.id ?? null
  const form = useForm<PartTimeForm>({
    initialValues: partTimeFormOf(record),
    validate: (values) => partTimeErrors(person, id, values),
  })

  async function save(version: number): Promise<void> {
    const asked = wantedRecord(id, form.getValues())
    if (asked === null) return
    const saved = await attempt(() => savePartTime(person.id, asked, version))
    if (saved === null) return onWant(null)
    onClose()
  }
  return (
    <InlineEditor>
      {isStale(problem) ? (
        <StaleHistory
          problem={problem}
          label={texts.people.partTime.title}
          theirs={(current) => current.facts.records.map(writtenPartTime).join(' · ')}
          yours={inWords(wantedRecord(id, form.getValues()))}
          onTake={onClose}
          onKeep={(current) => save(current.version)}
        />
      ) : (
        <ProblemLine problem={problem} />
      )}
      {wanted === null ? (
        <Form
          form={form}
          draft={{ name: `part-time ${person.id} ${id ?? 'new'}` }}
          onSubmit={(values) => onWant(wantedRecord(id, values))}
        >
          <PartTimeFields form={form} person={person} id={id} onClose={onClose} />
        </Form>
      ) : (
        <PartTimeConfirmation person={person} wanted={wanted} onSave={() => save(person.version)} onClose={onClose} />
      )}
    </InlineEditor>
  )
}

function savePartTime(personId: number, { id, percentage, period }: PartTimeRecord, version: number): Promise<Person> {
  const params = { id: personId }
  const body = { percentage: percentageOf(percentage), startDate: period.start, endDate: period.end, version }
  return id === null
    ? call(addPartTimeRecord, { params, body })
    : call(updatePartTimeRecord, { params, body: { ...body, id } })
}

const inWords = (record: PartTimeRecord | null): string =>
  record === null ? texts.table.nothing : writtenPartTime(record)
