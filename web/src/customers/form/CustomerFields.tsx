import { LONGEST_LEGAL_NAME, LONGEST_POSTAL_CODE } from '@uurwerk/contract/fields'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { DELIVERY_CHANNELS } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { DOCUMENT_LANGUAGES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { settingsQuery } from '../../company/queries.ts'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { FieldGroup, FieldGroups, GroupColumn, ShortFields, Wide } from '../../ui/form/FieldGroups.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { ConfirmedEmailsField } from './ConfirmedEmailsField.tsx'
import type { CustomerForm } from './customerForm.ts'

const words = texts.customers.fields
const TERMS = [30, 60, 90].map((value) => ({ value, label: words.days(value) }))

type Props = {
  readonly form: UseFormReturnType<CustomerForm>
  /** The field for the parent company. It offers only the customers that can be the parent of this customer. */
  readonly parent: ReactNode
  readonly children?: ReactNode
}

export const CustomerFields = ({ form, parent, children }: Props) => (
  <FieldGroups>
    <GroupColumn>
      <FieldGroup legend={words.customer}>
        <Wide>
          <TextInput label={words.name} withAsterisk autoFocus maxLength={40} {...form.getInputProps('name')} />
        </Wide>
        <TextInput label={words.abbreviation} withAsterisk maxLength={10} {...form.getInputProps('abbreviation')} />
        <Wide>{parent}</Wide>
        <Wide>
          <SwitchField label={words.internal} description={words.internalHint} {...bound<boolean>(form, 'internal')} />
        </Wide>
      </FieldGroup>
      <InvoicingGroup form={form} />
    </GroupColumn>
    <GroupColumn>
      <SupervisorAndHours form={form} />
      {children}
    </GroupColumn>
    <AddressGroup form={form} />
  </FieldGroups>
)

const InvoicingGroup = ({ form }: Pick<Props, 'form'>) => (
  <FieldGroup legend={words.invoicing}>
    <VatField form={form} />
    <NumberChoice label={words.paymentTerm} choices={TERMS} {...bound<number | null>(form, 'paymentTerm')} />
    <Wide>
      <ConfirmedEmailsField
        label={words.emails}
        description={words.emailsHint}
        value={form.values.confirmedEmailDtos}
        onChange={(addresses) => form.setFieldValue('confirmedEmailDtos', addresses)}
        errors={form.errors}
      />
    </Wide>
    <TextInput
      label={words.peppolId}
      description={words.peppolIdHint}
      maxLength={60}
      {...form.getInputProps('peppolId')}
    />
    <TextInput
      label={words.buyerReference}
      description={words.buyerReferenceHint}
      maxLength={255}
      {...form.getInputProps('buyerReference')}
    />
    <NativeSelect
      label={words.documentLanguage}
      data={DOCUMENT_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      {...form.getInputProps('documentLanguage')}
    />
    <NativeSelect
      label={words.delivery}
      description={words.deliveryHint}
      data={DELIVERY_CHANNELS.map((value) => ({ value, label: words.channels[value] }))}
      {...form.getInputProps('delivery')}
    />
    <Wide>
      <SwitchField label={words.concatenated} {...bound<boolean>(form, 'wantsConcatenatedDocuments')} />
      <SwitchField label={words.embedTimesheet} {...bound<boolean>(form, 'embedTimesheet')} />
    </Wide>
  </FieldGroup>
)

/**
 * A number with BE is a VAT number; a number without BE is an enterprise number. A number with wrong digits gives a
 * warning (rules customers-8, ubl-3).
 */
function VatField({ form }: Pick<Props, 'form'>) {
  const number = enterpriseNumberOf(form.values.vat)
  const company = useQuery(settingsQuery).data?.company
  const isOurs =
    company !== undefined &&
    number !== null &&
    [company.vatNumber, company.enterpriseNumber].map(enterpriseNumberOf).includes(number)
  const warning = warningOnVatNumber({ vat: form.values.vat, country: form.values.invoiceAddress.country })
  return (
    <>
      <TextInput
        label={words.vat}
        description={words.vatHint}
        withAsterisk={!form.values.privatePerson}
        disabled={form.values.privatePerson}
        maxLength={40}
        {...form.getInputProps('vat')}
      />
      <SwitchField label={words.privatePerson} {...bound<boolean>(form, 'privatePerson')} />
      <Wide>
        <Warnings warnings={[...(isOurs ? [words.ownNumber] : []), ...warningSentences([warning])]} />
      </Wide>
    </>
  )
}

const SupervisorAndHours = ({ form }: Pick<Props, 'form'>) => (
  <FieldGroup legend={words.supervisorAndHours}>
    <Wide>
      <TextInput label={words.supervisorName} withAsterisk maxLength={40} {...form.getInputProps('supervisor.name')} />
    </Wide>
    <Wide>
      <TextInput
        label={words.supervisorEmail}
        withAsterisk
        maxLength={120}
        inputMode="email"
        {...form.getInputProps('supervisor.email')}
      />
    </Wide>
    <Wide>
      <ShortFields>
        <TimeField label={words.morning} withAsterisk {...bound<string>(form, 'customerHours.morning')} />
        <TimeField label={words.evening} withAsterisk {...bound<string>(form, 'customerHours.evening')} />
        <TimeField label={words.night} withAsterisk {...bound<string>(form, 'customerHours.night')} />
      </ShortFields>
    </Wide>
  </FieldGroup>
)

const AddressGroup = ({ form }: Pick<Props, 'form'>) => {
  const text = (field: keyof CustomerForm['invoiceAddress'], label: string, maxLength = 40) => (
    <TextInput label={label} withAsterisk maxLength={maxLength} {...form.getInputProps(`invoiceAddress.${field}`)} />
  )
  const addressing = (field: keyof CustomerForm['invoiceAddressingDto'], label: string, maxLength = 40) => (
    <TextInput
      label={label}
      withAsterisk
      maxLength={maxLength}
      {...form.getInputProps(`invoiceAddressingDto.${field}`)}
    />
  )
  return (
    <FieldGroup legend={words.address}>
      <Wide>{addressing('organisationName', words.organisationName, LONGEST_LEGAL_NAME)}</Wide>
      <Wide>{addressing('financialSupervisorReference', words.addressee)}</Wide>
      {text('street', words.street)}
      {text('houseNumber', words.houseNumber)}
      {text('postalCode', words.postalCode, LONGEST_POSTAL_CODE)}
      {text('city', words.city)}
      {text('country', words.country, 2)}
    </FieldGroup>
  )
}
