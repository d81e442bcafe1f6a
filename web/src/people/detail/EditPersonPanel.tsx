import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editPerson } from '@uurwerk/contract/people/people'
import { useForm } from '@mantine/form'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { useAction } from '../../app/api/useAction.ts'
import { useStale } from '../../app/api/useStale.ts'
import { clearNotices } from '../../app/notices.ts'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice, type StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { changedPersonFields } from '../form/changedPersonFields.ts'
import { personEditErrors, personEditOf, personFormOf, type PersonForm } from '../form/personForm.ts'
import { PersonFields } from '../form/PersonFields.tsx'
import { useHrEmployers } from '../form/useHrEmployers.ts'
import type { Person } from '../queries.ts'
import { Alert } from '@mantine/core'

type Props = {
  readonly person: Person
  readonly onClose: () => void
}

/** The form of a person, which replaces the list of fields (rules people-11, people-12). */
export function EditPersonPanel({ person: latest, onClose }: Props) {
  const person = useAsOpened(latest)
  const words = texts.people.detail
  useFocusBack(true)
  const hrEmployers = useHrEmployers()
  const { question, ask } = useAsk<PersonForm>()
  const { form, changes, isDirty, stale, staleFields, save, removalQuestion } = usePersonEdit({
    person,
    hrEmployers,
    onClose,
  })
  return (
    <Panel title={words.edit}>
      <Form
        form={form}
        onSubmit={async (values) => (await ask(values)) && save(values)}
        aboutField={ABOUT_FIELD}
        isDirty={isDirty}
        draft={{ name: `person ${person.id}` }}
      >
        {stale !== null && (
          <StaleNotice
            title={words.staleTitle(stale.changedBy)}
            fields={staleFields(stale.now)}
            onTake={() => {
              form.resetDirty()
              onClose()
            }}
            onKeep={() => save(form.getValues(), stale.now.version)}
          />
        )}
        <PersonFields
          form={form}
          employers={hrEmployers.employers}
          employerAlert={<HrEmployerAlert person={person} typed={form.values} />}
        />
        <FormButtons
          onCancel={onClose}
          reason={isDirty() ? null : words.nothingChanged}
          busy={form.submitting || hrEmployers.isLoading}
        >
          {words.save}
        </FormButtons>
      </Form>
      {removalQuestion !== null && (
        <ConfirmDialog
          opened
          danger
          onClose={() => removalQuestion.answer(false)}
          question={words.removeRecupHolidays}
          confirm={words.saveAndRemove}
          onConfirm={() => removalQuestion.answer(true)}
        >
          <p>{removalQuestion.about}</p>
        </ConfirmDialog>
      )}
      {question !== null && <SaveQuestion changes={changes(question.about)} onAnswer={question.answer} />}
    </Panel>
  )
}

type EditOf = Props & { readonly hrEmployers: ReturnType<typeof useHrEmployers> }

/** The form of a person. When the change may remove recuperation holidays, the save first asks a question. */
function usePersonEdit({ person, hrEmployers: { employers, known }, onClose }: EditOf) {
  const { question: removalQuestion, ask: askRemoval } = useAsk<string>()
  const form = useForm<PersonForm>({
    initialValues: personFormOf(person),
    validate: (values) => personEditErrors(values, known, person),
  })
  const { mutateAsync: edit } = useAction(editPerson)
  const initial = personFormOf(person)
  const changes = (values: PersonForm) => changedPersonFields(initial, values, employers ?? [])
  const isDirty = () => form.isDirty() && changes(form.getValues()).length > 0

  // Another section of the screen can save the person too. That is a conflict only when a field of this form changed.
  const { stale, attempt } = useStale<ResponseOf<typeof editPerson>>((now) => changes(personFormOf(now)).length === 0)

  const save = (values: PersonForm, since = person.version): Promise<void> =>
    attempt(async (version) => {
      const body = personEditOf(values, known, version)
      const saved = await edit({ params: { id: person.id }, body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiProblem) || error.code !== 'opening_removes_recup_holidays') throw error
        clearNotices('error')
        if (!(await askRemoval(error.message))) return null
        return edit({ params: { id: person.id }, body: { ...body, removeRecupHolidays: true } })
      })
      if (saved === null) return
      form.resetDirty()
      showNote(texts.people.detail.saved)
      onClose()
    }, since)

  function staleFields(now: Person) {
    const theirs = personFormOf(now)
    // This form has no part-time percentage, so a percentage that another user changed is no conflict.
    const { partTimePercentage } = theirs
    return changedPersonFields(theirs, { ...form.getValues(), partTimePercentage }, employers ?? [])
  }
  return { form, changes, isDirty, stale, staleFields, save, removalQuestion }
}

/**
 * The form field for each code of a refusal, because the answer of the server does not contain the name of the field.
 */
const ABOUT_FIELD = {
  employment_start_refused: 'employmentStartDate',
  employment_start_out_of_range: 'employmentStartDate',
  period_reversed: 'employmentStartDate',
  kind_has_history: 'employee',
  last_administrator: 'roles',
} as const

type SaveQuestionProps = {
  readonly changes: readonly StaleField[]
  readonly onAnswer: (yes: boolean) => void
}

/** The question before each save of a person. It shows the effect of the save. */
const SaveQuestion = ({ changes, onAnswer }: SaveQuestionProps) => (
  <ConfirmDialog
    opened
    onClose={() => onAnswer(false)}
    question={texts.people.detail.saveQuestion}
    confirm={texts.people.detail.save}
    onConfirm={() => onAnswer(true)}
  >
    <ul>
      {changes.map(({ label, theirs, yours }) => (
        <li key={label}>{texts.people.detail.change(label, theirs, yours)}</li>
      ))}
    </ul>
  </ConfirmDialog>
)

type HrEmployerAlertProps = {
  readonly person: Pick<Person, 'hrEmployer' | 'employeeNr'>
  readonly typed: Pick<PersonForm, 'hrEmployerId' | 'employeeNr'>
}

/** Warns when HR chose another HR employer, but kept the employee number of the old one (rule people-9). */
const HrEmployerAlert = ({ person: { hrEmployer, employeeNr }, typed }: HrEmployerAlertProps) =>
  typed.hrEmployerId !== (hrEmployer?.id ?? null) &&
  employeeNr !== null &&
  typed.employeeNr === employeeNr && (
    <Alert role="alert" color="orange" mt="xs" icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}>
      {texts.people.form.hrEmployerAlert}
    </Alert>
  )
