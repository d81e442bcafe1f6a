import { Box } from '@mantine/core'
import { createPerson } from '@uurwerk/contract/people/people'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { signInMethods } from '../../identity/signIn/signInMethods.ts'
import { signInWays } from './signInWays.ts'
import { NEW_PERSON, newPersonErrors, newPersonOf, type PersonForm } from './personForm.ts'
import { PersonFields } from './PersonFields.tsx'
import { useHrEmployers } from './useHrEmployers.ts'
import { personName } from '../personName.ts'

const ABOUT_FIELD = { employment_start_out_of_range: 'employmentStartDate' } as const

/** The form for a new person. It keeps its values until the server accepts the new person (rule people-65). */
export function NewPersonPanel({ onClose }: { readonly onClose: () => void }) {
  const words = texts.people.create
  useFocusBack(true)
  const navigate = useNavigate()
  const { employers, known, isLoading } = useHrEmployers()
  const form = useForm<PersonForm>({
    initialValues: { ...NEW_PERSON, provider: signInWays(signInMethods())[0] ?? NEW_PERSON.provider },
    validate: (values) => newPersonErrors(values, known),
  })
  const { mutateAsync: create } = useAction(createPerson)

  async function save(values: PersonForm): Promise<void> {
    const person = await create({ body: newPersonOf(values, known) })
    form.resetDirty()
    showNote(words.made(personName(person)))
    await navigate(paths.adminUser({ user: person.id }))
  }
  function cancel(): void {
    form.reset()
    onClose()
  }
  return (
    <Box mb="md">
      <Panel title={words.title}>
        <Form form={form} draft={{ name: 'new person' }} onSubmit={save} aboutField={ABOUT_FIELD}>
          <PersonFields form={form} employers={employers} withPercentage />
          <FormButtons onCancel={cancel} busy={form.submitting || isLoading}>
            {words.save}
          </FormButtons>
        </Form>
      </Panel>
    </Box>
  )
}
