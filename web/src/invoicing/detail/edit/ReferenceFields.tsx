import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import { bound } from '../../../ui/form/bound.ts'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { FieldGroup, Wide } from '../../../ui/form/FieldGroups.tsx'
import type { InvoiceForm } from './invoiceForm.ts'

type Props = {
  readonly form: UseFormReturnType<InvoiceForm>
  /** True for a custom invoice. A custom invoice must have references, and has no field for the subject. */
  readonly isCustom: boolean
  /** True for an invoice whose period of supply is its month. */
  readonly billsTimesheet: boolean
}

/**
 * The fields for the day or the period of the supply. When HR types a day, the period becomes empty. When HR types a
 * period, the day becomes empty.
 */
function SupplyFields({ form }: Pick<Props, 'form'>) {
  const words = texts.invoicing.detail
  const { onChange: setDay, ...day } = bound<InvoiceForm['deliveryDate']>(form, 'deliveryDate')
  return (
    <>
      <Wide>
        <DayField
          reader="office"
          label={words.deliveryDate}
          description={words.deliveryDateHint}
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
            label={words[field]}
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

/** The fields for the references of an invoice. */
export function ReferenceFields({ form, isCustom, billsTimesheet }: Props) {
  const words = texts.invoicing.edit
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
