import { createContract } from '@uurwerk/contract/contracts/contracts'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useNavigate } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { FieldGroup, FieldGroups, Wide } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import classes from '../contracts.module.css'
import { OrderFields } from '../orders/OrderFields.tsx'
import { contractWrites } from '../queries.ts'
import { contractFormErrors, emptyContractForm, withDates } from './contractForm.ts'
import type { ContractForm, ContractInput } from './contractForm.ts'
import { needsQuestion, NewContractQuestion, type NewContractFacts } from './NewContractQuestion.tsx'
import { PartyChoice } from './PartyChoice.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'

type Props = {
  /** For a person, the form asks for the customer; for a customer, the form asks for the person. */
  readonly party: { readonly userId: number } | { readonly customerId: number }
  readonly employmentOf: (userId: number | null) => DayPeriod | null
  readonly onClose: () => void
}

export function CreateContractForm({ party, employmentOf, onClose }: Props) {
  const words = texts.contracts.create
  useFocusBack(true)
  const navigate = useNavigate()
  const { mutateAsync: preview } = useAction(createContract)
  const { mutateAsync: makeContract } = useAction(createContract, contractWrites)
  const { question, ask } = useAsk<NewContractFacts>()
  const form = useForm<ContractForm>({
    initialValues: emptyContractForm({ userId: null, customerId: null, ...party }),
    validate: (values) => contractFormErrors(values, employmentOf(values.userId)),
  })

  async function create(values: ContractForm): Promise<void> {
    // The schema has already checked the form, so every required field has a value.
    const input = values as ContractInput
    const { effect } = await preview({ query: { preview: 'true' }, body: input })
    const about = { end: values.endDate, hasNoRate: values.order.baseHourlyRate === 0, effect }
    if (needsQuestion(about) && !(await ask(about))) return
    const { id } = await makeContract({ body: input })
    onClose()
    showNote(words.created(id), {
      label: words.show,
      go: () => void navigate(paths.adminContract({ contract: id })),
    })
  }
  return (
    <div className={classes.within}>
      <Form form={form} draft={{ name: `new contract ${JSON.stringify(party)}` }} onSubmit={create} layout="belowRow">
        <h3>{words.title}</h3>
        <FieldGroups>
          <ContractFields party={party} form={form} />
          <FieldGroup legend={words.firstOrder}>
            <Wide>
              <OrderFields
                propsOf={(field) => form.getInputProps(`order.${field}`)}
                mustEnd={form.values.endDate !== null}
                withoutEnd={form.values.endDate === null}
              />
            </Wide>
          </FieldGroup>
        </FieldGroups>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
      {question !== null && <NewContractQuestion {...question.about} onAnswer={question.answer} />}
    </div>
  )
}

type FieldsProps = Pick<Props, 'party'> & { readonly form: UseFormReturnType<ContractForm> }

function ContractFields({ party, form }: FieldsProps) {
  const words = texts.contracts.create
  const { startDate, endDate } = form.values
  const dated = (dates: Partial<Pick<ContractForm, 'startDate' | 'endDate'>>) =>
    form.setValues(withDates(form.values, { startDate, endDate, ...dates }))
  return (
    <FieldGroup legend={words.contract}>
      <Wide>
        <PartyChoice party={party} form={form} />
      </Wide>
      <Wide>
        <Fields>
          <DayField
            reader="office"
            label={words.start}
            withAsterisk
            {...form.getInputProps('startDate')}
            value={startDate}
            onChange={(day) => dated({ startDate: day })}
          />
          <DayField
            reader="office"
            label={words.end}
            description={words.endHint}
            {...form.getInputProps('endDate')}
            value={endDate}
            onChange={(day) => dated({ endDate: day })}
          />
        </Fields>
      </Wide>
      <Wide>
        <TextInput label={words.reference} maxLength={255} {...form.getInputProps('reference')} />
      </Wide>
    </FieldGroup>
  )
}
