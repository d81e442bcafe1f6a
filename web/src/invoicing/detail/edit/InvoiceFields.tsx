import { LONGEST_LEGAL_NAME } from '@uurwerk/contract/fields'
import { wordsOfRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { today } from '../../../app/clock/now.ts'
import { ConfirmedEmailsField } from '../../../customers/form/ConfirmedEmailsField.tsx'
import { settingsQuery } from '../../../company/queries.ts'
import * as texts from '../../../texts/texts.ts'
import { bound } from '../../../ui/form/bound.ts'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { FieldGroup, FieldGroups, Wide } from '../../../ui/form/FieldGroups.tsx'
import { NumberChoice } from '../../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { useOwnExemptions } from '../../../app/vat/useOwnExemptions.ts'
import { VatRegimeField } from '../../../app/vat/VatRegimeField.tsx'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import classes from '../detail.module.css'
import { formWarnings } from './formWarnings.ts'
import type { InvoiceForm } from './invoiceForm.ts'

const words = texts.invoicing.edit
const TERMS = [30, 60, 90].map((value) => ({ value, label: texts.invoicing.days(value) }))

type Props = {
  readonly form: UseFormReturnType<InvoiceForm>
  /** The field in which HR chooses a known customer. Only a new invoice without a timesheet has this field. */
  readonly customerChoice?: ReactNode
  /** True for the invoice of a contract month, and false for an invoice without a timesheet. */
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
        <VatChoice form={form} />
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
      <Warnings warnings={formWarnings(form.values, today())} />
      <ReferenceFields form={form} isCustom={customerChoice !== undefined} billsTimesheet={billsTimesheet} />
    </div>
  </FieldGroups>
)

/** When an exemption from VAT has no fixed text, HR types the text. */
function VatChoice({ form }: Pick<Props, 'form'>) {
  const hasVatNumber = useQuery(settingsQuery).data?.company.vatNumber !== ''
  const { vatRegime: regime } = form.values
  const printed = wordsOfRegime(regime, useOwnExemptions())?.nl
  return (
    <>
      <VatRegimeField
        withTypedReason
        label={words.vat}
        description={hasVatNumber ? printed : words.noVatNumber}
        {...bound<VatRegime | null>(form, 'vatRegime')}
      />
      {regime === 'EX_OTHER' && (
        <Wide>
          <Textarea
            label={words.disclaimer}
            withAsterisk
            maxLength={500}
            autosize
            minRows={2}
            {...form.getInputProps('disclaimer')}
          />
        </Wide>
      )}
    </>
  )
}

function CustomerGroup({ form, customerChoice, billsTimesheet }: Props) {
  const { privatePerson = false } = form.values.customerBillingDto
  const text = (field: keyof InvoiceForm['customerBillingDto'], label: string, maxLength = 40) => (
    <TextInput
      label={label}
      withAsterisk
      maxLength={maxLength}
      {...form.getInputProps(`customerBillingDto.${field}`)}
    />
  )
  return (
    <FieldGroup legend={words.customer}>
      {customerChoice !== undefined && <Wide>{customerChoice}</Wide>}
      <Wide>{text('organisationName', words.organisationName, LONGEST_LEGAL_NAME)}</Wide>
      <Wide>{text('financialSupervisorReference', words.addressee)}</Wide>
      {text('street', words.street)}
      {text('houseNumber', words.houseNumber)}
      {text('postalCode', words.postalCode)}
      {text('city', words.city)}
      {text('country', words.country)}
      <Wide>
        <TextInput
          label={words.vatNumber}
          description={words.vatNumberHint}
          withAsterisk={!privatePerson}
          disabled={privatePerson}
          maxLength={40}
          {...form.getInputProps('customerBillingDto.vat')}
        />
      </Wide>
      <Wide>
        <SwitchField label={words.privatePerson} {...bound<boolean>(form, 'customerBillingDto.privatePerson')} />
      </Wide>
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

type ReferenceFieldsProps = {
  readonly form: UseFormReturnType<InvoiceForm>
  /** An invoice without a timesheet must have references, and has no field for the subject. */
  readonly isCustom: boolean
  /** True for the invoice of a contract month. Its supply is the whole month, so it has no fields for the supply. */
  readonly billsTimesheet: boolean
}

/** The day or the period of the supply. When HR types one of them, the other becomes empty. */
function SupplyFields({ form }: Pick<ReferenceFieldsProps, 'form'>) {
  const { onChange: setDay, ...day } = bound<InvoiceForm['deliveryDate']>(form, 'deliveryDate')
  return (
    <>
      <Wide>
        <DayField
          reader="office"
          label={texts.invoicing.detail.deliveryDate}
          description={texts.invoicing.detail.deliveryDateHint}
          {...day}
          onChange={(chosen) => {
            setDay(chosen)
            if (chosen !== null) form.setValues({ periodStart: null, periodEnd: null })
          }}
        />
      </Wide>
      {(['periodStart', 'periodEnd'] as const).map((field) => {
        const { onChange, ...input } = bound<InvoiceForm['periodStart']>(form, field)
        return (
          <DayField
            key={field}
            reader="office"
            label={texts.invoicing.detail[field]}
            {...input}
            onChange={(chosen) => {
              onChange(chosen)
              if (chosen !== null) form.setFieldValue('deliveryDate', null)
            }}
          />
        )
      })}
    </>
  )
}

function ReferenceFields({ form, isCustom, billsTimesheet }: ReferenceFieldsProps) {
  const text = (field: 'internalReference' | 'externalReference' | 'reference', label: string, hint?: string) => (
    <TextInput
      label={label}
      description={hint}
      withAsterisk={isCustom}
      maxLength={255}
      {...form.getInputProps(field)}
    />
  )
  return (
    <FieldGroup legend={words.references}>
      <Wide>{text('internalReference', words.internalReference, words.internalReferenceHint)}</Wide>
      {text('externalReference', words.externalReference)}
      {text('reference', words.reference)}
      {(['purchaseOrder', 'projectReference', 'accountingReference'] as const).map((field) => (
        <TextInput key={field} label={texts.invoicing.detail[field]} maxLength={255} {...form.getInputProps(field)} />
      ))}
      {!billsTimesheet && <SupplyFields form={form} />}
      {!isCustom && (
        <TextInput
          label={words.subject}
          description={words.subjectHint}
          maxLength={255}
          {...form.getInputProps('subject')}
        />
      )}
    </FieldGroup>
  )
}
