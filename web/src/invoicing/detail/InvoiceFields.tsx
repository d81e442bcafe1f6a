import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/vat'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '../../texts/texts.ts'
import { DayField } from '../../ui/form/DayField.tsx'
import { NumberChoice } from '../../ui/form/NumberChoice.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { writtenPercentage } from '../writtenPercentage.ts'
import classes from './detail.module.css'
import { InvoiceEmailsField } from './InvoiceEmailsField.tsx'
import type { InvoiceForm } from './invoiceForm.ts'

const words = texts.invoicing.edit
const VAT_CHOICES = VAT_PERCENTAGES.map((value) => ({ value, label: writtenPercentage(value) }))
const TERMS = [30, 60, 90].map((value) => ({ value, label: texts.invoicing.days(value) }))

type Props = { readonly form: UseFormReturnType<InvoiceForm> }

export const InvoiceFields = ({ form }: Props) => (
  <div className={classes.groups}>
    <CustomerGroup form={form} />
    <div className={classes.group}>
      <fieldset className={classes.fields}>
        <legend>{words.invoice}</legend>
        <DayField
          reader="office"
          label={texts.invoicing.detail.date}
          withAsterisk
          {...bound<InvoiceForm['invoiceDate']>(form, 'invoiceDate')}
        />
        <NumberChoice label={words.vat} choices={VAT_CHOICES} {...bound<number | null>(form, 'VATPercentage')} />
        <NumberChoice
          label={texts.invoicing.detail.term}
          choices={TERMS}
          {...bound<number | null>(form, 'customerBillingDto.paymentTerm')}
        />
        <TextInput label={texts.invoicing.detail.contactMail} {...form.getInputProps('contactMail')} />
        <div className={classes.wide}>
          <InvoiceEmailsField form={form} />
        </div>
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{words.references}</legend>
        <TextInput label={words.internalReference} maxLength={255} {...form.getInputProps('internalReference')} />
        <TextInput label={words.externalReference} maxLength={255} {...form.getInputProps('externalReference')} />
        <TextInput label={words.reference} maxLength={255} {...form.getInputProps('reference')} />
        <TextInput
          label={words.subject}
          description={words.subjectHint}
          maxLength={255}
          {...form.getInputProps('subject')}
        />
        <Textarea
          className={classes.wide}
          label={words.disclaimer}
          description={words.disclaimerHint}
          maxLength={500}
          autosize
          minRows={2}
          {...form.getInputProps('disclaimer')}
        />
      </fieldset>
    </div>
  </div>
)

function CustomerGroup({ form }: Props) {
  const text = (field: keyof InvoiceForm['customerBillingDto'], label: string, className?: string) => (
    <TextInput
      className={className}
      label={label}
      withAsterisk
      maxLength={40}
      {...form.getInputProps(`customerBillingDto.${field}`)}
    />
  )
  return (
    <fieldset className={classes.fields}>
      <legend>{words.customer}</legend>
      {text('organisationName', words.organisationName, classes.wide)}
      {text('financialSupervisorReference', words.addressee, classes.wide)}
      {text('street', words.street)}
      {text('houseNumber', words.houseNumber)}
      {text('postalCode', words.postalCode)}
      {text('city', words.city)}
      {text('country', words.country)}
      {text('vat', words.vatNumber)}
      <div className={classes.wide}>
        <SwitchField
          label={words.concatenated}
          {...bound<boolean>(form, 'customerBillingDto.wantsConcatenatedDocuments')}
        />
      </div>
    </fieldset>
  )
}

type Bound<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** The form's props of a field that does not hold text. */
const bound = <Value,>(form: Props['form'], field: string): Bound<Value> => form.getInputProps(field) as Bound<Value>
