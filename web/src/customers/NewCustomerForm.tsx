import { createCustomer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { FIELD_GROUPS } from '@uurwerk/domain/customers/fieldGroup'
import { inactiveNamesake } from '@uurwerk/domain/customers/inactiveNamesake'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useNavigate } from 'react-router'
import { useAction } from '../app/api/useAction.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { showNote } from '../ui/toast/showNote.tsx'
import { newCustomerOf } from './form/customerBodies.ts'
import { CUSTOMER_REFUSALS, newCustomerErrors } from './form/customerErrors.ts'
import { CustomerFields } from './form/CustomerFields.tsx'
import { newCustomerForm, defaultRates, type CustomerForm } from './form/customerForm.ts'
import { followNameIn } from './form/followName.ts'
import { ParentField } from './form/ParentField.tsx'
import { customerWrites, type Customer, type CustomerRow } from './queries.ts'
import { Button } from '@mantine/core'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../ui/dialog/DialogButtons.tsx'
import { useState } from 'react'
import { BONUS_NAMES } from '@uurwerk/domain/customers/bonusType'
import { HoursField } from '../ui/form/fields/DecimalField.tsx'
import { FieldGroup, Wide } from '../ui/form/FieldGroups.tsx'
import { SwitchField } from '../ui/form/fields/SwitchField.tsx'
import classes from './form/form.module.css'
import { formatRates } from './form/formatGroup.ts'

type Props = { readonly customers: readonly CustomerRow[]; readonly onClose: () => void }

export function NewCustomerForm({ customers, onClose }: Props) {
  const words = texts.customers.create
  const form = useForm<CustomerForm>({
    initialValues: newCustomerForm(),
    validate: (values) => newCustomerErrors(values, customers),
    onValuesChange: (values, before) => followNameIn(form, values, before),
  })
  const { mutateAsync: make } = useAction(createCustomer, customerWrites)
  const { mutateAsync: toggle } = useAction(toggleCustomer, customerWrites)
  const navigate = useNavigate()
  const { question, ask } = useReactivation()

  async function submit(values: CustomerForm): Promise<void> {
    const namesake = inactiveNamesake(customers, values.name)
    const answer = namesake === null ? 'new' : await ask(namesake)
    if (answer === 'new') open(await make({ body: newCustomerOf(values) }), words.made)
    else if (answer === 'reactivate' && namesake !== null) open(await reactivate(namesake), words.reactivated)
  }
  const reactivate = ({ id }: CustomerRow) => toggle({ params: { id }, body: { newActivationStatus: true } })

  function open({ id, name }: Customer, note: (name: string) => string): void {
    form.resetDirty()
    showNote(note(name))
    void navigate(paths.adminCustomer({ customer: id }))
  }
  return (
    <Panel title={words.title}>
      <Form form={form} draft={{ name: 'new customer' }} onSubmit={submit} aboutField={CUSTOMER_REFUSALS}>
        <CustomerFields form={form} parent={<ParentField form={form} customers={customers} ticked={FIELD_GROUPS} />}>
          <CustomRatesFields form={form} />
        </CustomerFields>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
      {question !== null && <ReactivateDialog {...question} />}
    </Panel>
  )
}

/** When the user closes the dialog without an answer, the form of the new customer keeps its values. */
function ReactivateDialog({ namesake, onAnswer }: Reactivation) {
  const words = texts.customers.create
  return (
    <Dialog onClose={() => onAnswer('neither')} title={words.namesakeTitle}>
      <p>{words.namesake(namesake.name)}</p>
      <DialogButtons>
        <Button onClick={() => onAnswer('new')}>{words.makeNew}</Button>
        <Button variant="filled" onClick={() => onAnswer('reactivate')} data-autofocus>
          {words.reactivate}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type Answer = 'reactivate' | 'new' | 'neither'

type Reactivation = { readonly namesake: CustomerRow; readonly onAnswer: (answer: Answer) => void }

function useReactivation() {
  const [question, setQuestion] = useState<Reactivation | null>(null)

  const ask = (namesake: CustomerRow): Promise<Answer> =>
    new Promise((resolve) =>
      setQuestion({
        namesake,
        onAnswer: (answer) => {
          setQuestion(null)
          resolve(answer)
        },
      }),
    )
  return { question, ask }
}

/** The switch for own bonus rates. When it is off, the fields show the default rates. */
function CustomRatesFields({ form }: { readonly form: UseFormReturnType<CustomerForm> }) {
  const words = texts.customers
  const { isCustomBonusRates, bonusRatesList } = form.values
  const turn = (isCustom: boolean) =>
    form.setValues({ isCustomBonusRates: isCustom, ...(!isCustom && { bonusRatesList: defaultRates() }) })
  return (
    <FieldGroup legend={words.bonusRates.title}>
      <Wide>
        <SwitchField
          label={words.fields.customRates}
          description={isCustomBonusRates ? undefined : words.fields.customRatesHint(formatRates(defaultRates()))}
          value={isCustomBonusRates}
          onChange={turn}
        />
        {isCustomBonusRates && (
          <div className={classes.rates}>
            {bonusRatesList.map(({ bonusType, percentage }, index) => (
              <HoursField
                key={bonusType}
                label={BONUS_NAMES[bonusType]}
                rightSection="%"
                value={percentage}
                onChange={(typed) => form.setFieldValue(`bonusRatesList.${index}.percentage`, typed)}
                error={form.errors[`bonusRatesList.${index}.percentage`]}
              />
            ))}
          </div>
        )}
      </Wide>
    </FieldGroup>
  )
}
