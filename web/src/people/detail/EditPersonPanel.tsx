import { editPerson } from '@uurwerk/contract/people'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ApiProblem } from '../../api/apiProblem.ts'
import { useAction } from '../../api/useAction.ts'
import { clearNotices } from '../../notices/notices.ts'
import { texts } from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/showNote.tsx'
import { useAsk } from '../../ui/useAsk.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { besideItsField } from '../form/besideItsField.ts'
import { changedPersonFields } from '../form/changedPersonFields.ts'
import { HrEmployerAlert } from '../form/HrEmployerAlert.tsx'
import { personEditErrors, personEditOf, personFormOf } from '../form/personForm.ts'
import type { PersonForm } from '../form/personForm.ts'
import { PersonFields } from '../form/PersonFields.tsx'
import { useHrEmployers } from '../form/useHrEmployers.ts'
import type { Person } from '../queries.ts'
import { useKeepPerson } from '../useKeepPerson.ts'
import { SaveQuestion } from './SaveQuestion.tsx'
import { currentPersonOf, StalePerson } from './StalePerson.tsx'

type Props = {
  /** As they were when the form was opened, whatever is read anew meanwhile: a stale save has to be noticed. */
  readonly person: Person
  readonly onClose: () => void
}

/** The facts as a form, in their place (master-data specification, 5, 'User edit'). */
export function EditPersonPanel({ person, onClose }: Props) {
  const words = texts.people.detail
  useFocusBack(true)
  const keep = useKeepPerson()
  const { employers, known } = useHrEmployers()
  const [stale, setStale] = useState<ApiProblem | null>(null)
  const { asked, ask } = useAsk<PersonForm>()
  const form = useForm<PersonForm>({
    initialValues: personFormOf(person),
    validate: (values) => personEditErrors(values, known, person),
  })
  const { mutateAsync: edit } = useAction(editPerson)
  const initial = personFormOf(person)
  const changes = (values: PersonForm) => changedPersonFields(initial, values, employers ?? [])
  const isDirty = () => form.isDirty() && changes(form.getValues()).length > 0

  async function save(values: PersonForm, version = person.version): Promise<void> {
    try {
      close(await edit({ params: { id: person.id }, body: personEditOf(values, known, version) }))
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      if (error.code !== 'stale') throw besideItsField(error)
      clearNotices('error')
      const current = currentPersonOf(error)
      // Another section of this screen, or what this form does not ask: nothing to choose between.
      if (current !== null && changes(personFormOf(current)).length === 0) return save(values, current.version)
      setStale(error)
    }
  }
  function close(saved: Person): void {
    form.resetDirty()
    keep(saved)
    showNote(words.saved)
    onClose()
  }
  return (
    <Panel title={words.edit}>
      <Form form={form} onSubmit={async (values) => (await ask(values)) && save(values)}>
        <LeaveGuard isDirty={isDirty} />
        {stale !== null && (
          <StalePerson
            problem={stale}
            yours={form.getValues()}
            employers={employers ?? []}
            onTake={(current) => {
              form.resetDirty()
              keep(current)
              onClose()
            }}
            onKeep={(current) => save(form.getValues(), current.version)}
          />
        )}
        <PersonFields
          form={form}
          employers={employers}
          employerAlert={<HrEmployerAlert person={person} typed={form.values} />}
        />
        <FormButtons
          onCancel={onClose}
          isDirty={isDirty()}
          reason={isDirty() ? null : words.nothingChanged}
          busy={form.submitting}
        >
          {words.save}
        </FormButtons>
      </Form>
      {asked !== null && <SaveQuestion changes={changes(asked.about)} onAnswer={asked.answer} />}
    </Panel>
  )
}
