import { createCustomer } from '@uurwerk/contract/customers/customers'
import { addShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { LONGEST_LEGAL_NAME, LONGEST_POSTAL_CODE } from '@uurwerk/contract/fields'
import { Checkbox, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { Link } from 'react-router'
import { useAction } from '../../../app/api/useAction.ts'
import { CUSTOMER_REFUSALS } from '../../../customers/form/customerErrors.ts'
import { newCustomerOf } from '../../../customers/form/customerBodies.ts'
import { followNameIn } from '../../../customers/form/followName.ts'
import { shiftSwatches } from '../../../customers/shiftTypes/shiftSwatches.ts'
import { shiftTypeBodyOf } from '../../../customers/shiftTypes/shiftTypeForm.ts'
import { ShiftTypeName } from '../../../customers/shiftTypes/ShiftTypeName.tsx'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { bound } from '../../../ui/form/bound.ts'
import { FieldGroup, FieldGroups, Wide } from '../../../ui/form/FieldGroups.tsx'
import { TimeField } from '../../../ui/form/fields/TimeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import {
  firstCustomerErrors,
  firstCustomerForm,
  withBreak,
  type FirstCustomer,
  type FirstType,
} from './firstCustomer.ts'
import classes from './firstForms.module.css'
import { whileSending, type SendingProps } from './sending.ts'

const { fields } = texts.customers
const { customer: words } = texts.settings.firstSteps

/** The form of the first customer: its required fields, and the proposed shift types (rule company-20). */
export function FirstCustomerForm({ onSending }: SendingProps) {
  const form = useForm<FirstCustomer>({
    initialValues: firstCustomerForm(shiftSwatches()),
    validate: firstCustomerErrors,
    onValuesChange: (values, before) => followNameIn(form, values, before),
  })
  const { mutateAsync: create } = useAction(createCustomer)
  const { mutateAsync: addType } = useAction(addShiftType)
  async function save({ types, ...customer }: FirstCustomer): Promise<void> {
    const { id } = await create({ body: newCustomerOf(customer) })
    // The customer is stored, so the form counts as saved. A second attempt would store the customer twice.
    form.resetDirty()
    for (const type of types.filter(({ wanted }) => wanted))
      await addType({ params: { id }, body: shiftTypeBodyOf(withBreak(type)) })
  }
  return (
    <Form
      form={form}
      draft={{ name: 'first customer' }}
      onSubmit={(values) => whileSending(onSending, () => save(values))}
      aboutField={CUSTOMER_REFUSALS}
    >
      <FieldGroups>
        <FieldGroup legend={fields.customer}>
          <Wide>
            <TextInput label={fields.name} withAsterisk autoFocus maxLength={40} {...form.getInputProps('name')} />
          </Wide>
          <TextInput label={fields.abbreviation} withAsterisk maxLength={10} {...form.getInputProps('abbreviation')} />
          <TextInput label={fields.vat} withAsterisk maxLength={40} {...form.getInputProps('vat')} />
          <Wide>
            <TextInput
              label={fields.supervisorName}
              withAsterisk
              maxLength={40}
              {...form.getInputProps('supervisor.name')}
            />
          </Wide>
          <Wide>
            <TextInput
              label={fields.supervisorEmail}
              withAsterisk
              maxLength={120}
              inputMode="email"
              {...form.getInputProps('supervisor.email')}
            />
          </Wide>
        </FieldGroup>
        <AddressFields form={form} />
        <TypeFields form={form} />
      </FieldGroups>
      <p className={classes.hint}>
        {words.defaults} <Link to={paths.adminCustomers()}>{words.allFields}</Link>
      </p>
      <ActionButton type="submit" variant="filled" busy={form.submitting}>
        {texts.customers.create.save}
      </ActionButton>
    </Form>
  )
}

type FieldsProps = { readonly form: UseFormReturnType<FirstCustomer> }

const AddressFields = ({ form }: FieldsProps) => {
  const text = (field: string, label: string, maxLength = 40) => (
    <TextInput label={label} withAsterisk maxLength={maxLength} {...form.getInputProps(field)} />
  )
  return (
    <FieldGroup legend={fields.address}>
      <Wide>{text('invoiceAddressingDto.organisationName', fields.organisationName, LONGEST_LEGAL_NAME)}</Wide>
      <Wide>{text('invoiceAddressingDto.financialSupervisorReference', fields.addressee)}</Wide>
      {text('invoiceAddress.street', fields.street)}
      {text('invoiceAddress.houseNumber', fields.houseNumber)}
      {text('invoiceAddress.postalCode', fields.postalCode, LONGEST_POSTAL_CODE)}
      {text('invoiceAddress.city', fields.city)}
    </FieldGroup>
  )
}

const TypeFields = ({ form }: FieldsProps) => (
  <FieldGroup legend={words.types}>
    <Wide>
      <ul className={classes.types}>
        {form.values.types.map((type, index) => (
          <li key={type.name}>
            <Checkbox
              classNames={{ body: classes.tick }}
              label={<ShiftTypeName color={type.color}>{type.name}</ShiftTypeName>}
              {...form.getInputProps(`types.${index}.wanted`, { type: 'checkbox' })}
            />
            <TimeField
              aria-label={words.startOf(type.name)}
              disabled={!type.wanted}
              {...bound<string>(form, `types.${index}.start`)}
            />
            <TimeField
              aria-label={words.endOf(type.name)}
              disabled={!type.wanted}
              {...bound<string>(form, `types.${index}.end`)}
            />
            <p>{breakInWords(type)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{words.typesHint}</p>
    </Wide>
  </FieldGroup>
)

function breakInWords(type: FirstType): string {
  const { hasPause, pauseStart, pauseEnd } = withBreak(type)
  return hasPause ? words.pause(pauseStart, pauseEnd) : words.noPause
}
