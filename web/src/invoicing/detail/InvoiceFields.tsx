import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/vat'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { ConfirmedEmailsField } from '../../customers/form/ConfirmedEmailsField.tsx'
import { texts } from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { DayField } from '../../ui/form/DayField.tsx'
import { FieldGroup, FieldGroups, Wide } from '../../ui/form/FieldGroups.tsx'
import { NumberChoice } from '../../ui/form/NumberChoice.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { writtenPercentage } from '../../ui/writtenPercentage.ts'
import classes from './detail.module.css'
import type { InvoiceForm } from './invoiceForm.ts'
import { ReferenceFields } from './ReferenceFields.tsx'

const words = texts.invoicing.edit
const VAT_CHOICES = VAT_PERCENTAGES.map((value) => ({ value, label: writtenPercentage(value) }))
const TERMS = [30, 60, 90].map((value) => ({ value, label: texts.invoicing.days(value) }))

type Props = {
  readonly form: UseFormReturnType<InvoiceForm>
  /** Only a new custom invoice has it: a way to fill in whom it bills. */
  readonly customerChoice?: ReactNode
  /** No timesheet goes along with a custom invoice. */
  readonly billsTimesheet: boolean
}

export const InvoiceFields = ({ form, customerChoice, billsTimesheet }: Props) => (
  <FieldGroups>
    <CustomerGroup form={form} customerChoice={customerChoice} billsTimesheet={billsTimesheet} />
    <div className={classes.group}>
      <FieldGroup legend={words.invoice}>
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
        <TextInput label={texts.invoicing.detail.contactMail} withAsterisk {...form.getInputProps('contactMail')} />
        <Wide>
          <ConfirmedEmailsField
            label={words.emails}
            description={words.emailsHint}
            value={form.values.confirmedEmailDtos}
            onChange={(addresses) => form.setFieldValue('confirmedEmailDtos', addresses)}
            errors={form.errors}
          />
        </Wide>
      </FieldGroup>
      <ReferenceFields form={form} isCustom={customerChoice !== undefined} />
    </div>
  </FieldGroups>
)

function CustomerGroup({ form, customerChoice, billsTimesheet }: Props) {
  const text = (field: keyof InvoiceForm['customerBillingDto'], label: string) => (
    <TextInput label={label} withAsterisk maxLength={40} {...form.getInputProps(`customerBillingDto.${field}`)} />
  )
  return (
    <FieldGroup legend={words.customer}>
      {customerChoice !== undefined && <Wide>{customerChoice}</Wide>}
      <Wide>{text('organisationName', words.organisationName)}</Wide>
      <Wide>{text('financialSupervisorReference', words.addressee)}</Wide>
      {text('street', words.street)}
      {text('houseNumber', words.houseNumber)}
      {text('postalCode', words.postalCode)}
      {text('city', words.city)}
      {text('country', words.country)}
      {text('vat', words.vatNumber)}
      {billsTimesheet && (
        <Wide>
          <SwitchField
            label={words.concatenated}
            {...bound<boolean>(form, 'customerBillingDto.wantsConcatenatedDocuments')}
          />
        </Wide>
      )}
    </FieldGroup>
  )
}
