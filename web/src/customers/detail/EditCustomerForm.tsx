import { editCustomer } from '@uurwerk/contract/customers/customers'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import { useAction } from '../../app/api/useAction.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { IconDeviceFloppy } from '../../ui/icons.ts'
import { changedCustomerFields } from '../form/changedCustomerFields.ts'
import { customerEditOf } from '../form/customerBodies.ts'
import { CUSTOMER_REFUSALS, customerEditErrors } from '../form/customerErrors.ts'
import { CustomerFields } from '../form/CustomerFields.tsx'
import { customerFormOf, sameHours, type CustomerForm } from '../form/customerForm.ts'
import { ParentField } from '../form/ParentField.tsx'
import { customerWrites, type Customer, type CustomerRow } from '../queries.ts'
import { useRepricing } from '../useRepricing.tsx'
import { Button } from '@mantine/core'
import { FieldGroup, Wide } from '../../ui/form/FieldGroups.tsx'
import classes from '../form/form.module.css'
import { formatRates } from '../form/formatGroup.ts'

type Props = {
  readonly customer: Customer
  readonly customers: readonly CustomerRow[]
  readonly onClose: () => void
}

/** When the user chooses a parent company, a dialog asks which data the customer copies from it. */
export function EditCustomerForm({ customer, customers, onClose }: Props) {
  const words = texts.customers.detail
  const others = customers.filter(({ id }) => id !== customer.id)
  const began = useAsOpened(customer)
  const form = useForm<CustomerForm>({
    initialValues: customerFormOf(began),
    validate: (values) => customerEditErrors(values, customer, customers),
  })
  const { mutateAsync: preview } = useAction(editCustomer)
  const { mutateAsync: edit } = useAction(editCustomer, customerWrites)
  const repricing = useRepricing()
  const isDirty = form.isDirty()

  // Another section of this page can save the customer too. That is a conflict only when a field of this form changed.
  const { stale, attempt } = useStale<Customer>((now) => {
    const shown = { ...customerFormOf(began), isCustomBonusRates: form.getValues().isCustomBonusRates }
    return changedCustomerFields(customerFormOf(now), shown, String).length === 0
  })

  const save = (values: CustomerForm, since = began.version): Promise<void> =>
    attempt(async (version) => {
      const body = { ...customerEditOf(values), version }
      const params = { id: customer.id }
      const previewed = () => preview({ params, query: { preview: 'true' }, body })
      if (changesPrices(customerFormOf(began), values) && !(await repricing.confirm(previewed))) return
      await edit({ params, body })
      onClose()
    }, since)
  return (
    <Form
      form={form}
      draft={{ name: `customer ${customer.id}` }}
      onSubmit={(values) => save(values)}
      aboutField={CUSTOMER_REFUSALS}
    >
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changedCustomerFields(customerFormOf(stale.now), form.getValues(), (id) => nameOf(customers, id))}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      <CustomerFields form={form} parent={<ParentField form={form} customers={others} child={customer} ticked={[]} />}>
        <ImportedRatesNote form={form} current={customerFormOf(began).bonusRatesList} />
      </CustomerFields>
      <FormButtons
        onCancel={onClose}
        icon={IconDeviceFloppy}
        reason={isDirty ? null : words.nothingChanged}
        busy={form.submitting}
      >
        {words.save}
      </FormButtons>
      {repricing.question}
    </Form>
  )
}

const changesPrices = (before: CustomerForm, after: CustomerForm): boolean =>
  after.isCustomBonusRates || !sameHours(before.customerHours, after.customerHours)

const nameOf = (customers: readonly CustomerRow[], wanted: number): string =>
  customers.find(({ id }) => id === wanted)?.name ?? String(wanted)

type ImportedRatesNoteProps = {
  readonly form: UseFormReturnType<CustomerForm>
  readonly current: CustomerForm['bonusRatesList']
}

/** The form of an existing customer has no fields for the copied bonus rates (rule customers-34). */
function ImportedRatesNote({ form, current }: ImportedRatesNoteProps) {
  const words = texts.customers.fields
  if (!form.values.isCustomBonusRates) return null
  return (
    <FieldGroup legend={texts.customers.bonusRates.title}>
      <Wide>
        <div className={classes.importedRates} role="status">
          <p>{words.importedRates(formatRates(form.values.bonusRatesList))}</p>
          <Button onClick={() => form.setValues({ isCustomBonusRates: false, bonusRatesList: current })}>
            {words.keepRates}
          </Button>
        </div>
      </Wide>
    </FieldGroup>
  )
}
