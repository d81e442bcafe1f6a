import type { UseFormReturnType } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isFromServer } from '../../app/api/apiProblem.ts'
import { customerQuery, customersQuery, type Customer } from '../../customers/queries.ts'
import * as texts from '../../texts/texts.ts'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import type { InvoiceForm } from '../detail/edit/invoiceForm.ts'
import { countryCode } from '@uurwerk/domain/invoicing/numbers/countryCode'

type Taken = Pick<
  InvoiceForm,
  'customerId' | 'contactMail' | 'confirmedEmailDtos' | 'customerBillingDto' | 'vatRegime' | 'disclaimer'
>

/** The values that the form copies from the customer. The server copies the other values. */
const billedCustomer = (customer: Customer, before: Taken): Taken => {
  const { customerInvoiceAddress: address, invoiceAddressingDto, vat, privatePerson, paymentTerm } = customer
  return {
    customerId: customer.id,
    vatRegime: customer.vatRegime ?? before.vatRegime,
    disclaimer: customer.vatRegime === null ? before.disclaimer : '',
    contactMail: customer.supervisor.email,
    confirmedEmailDtos: customer.confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
    customerBillingDto: {
      organisationName: invoiceAddressingDto.organisationName,
      financialSupervisorReference: invoiceAddressingDto.financialSupervisorReference,
      street: address.street,
      houseNumber: address.houseNumber,
      postalCode: address.postalCode,
      city: address.city,
      country: countryCode(address.country),
      vat,
      privatePerson,
      paymentTerm,
      wantsConcatenatedDocuments: customer.wantsConcatenatedDocuments,
    },
  }
}

type Props = { readonly form: UseFormReturnType<InvoiceForm> }

/** The form gets a copy of the customer's data, and the invoice belongs to the customer (rule invoicing-101). */
export function CustomerChoice({ form }: Props) {
  const words = texts.invoicing.custom
  const client = useQueryClient()
  const customers = useQuery(customersQuery).data?._embedded.customerOverviewDtoList ?? []
  const [error, setError] = useState<string | null>(null)
  const latest = useRef<number | null>(null)

  async function choose(id: number | null): Promise<void> {
    latest.current = id
    setError(null)
    const before: Taken = form.getValues()
    form.setFieldValue('customerId', id)
    if (id === null) return
    try {
      const customer = await client.fetchQuery({ ...customerQuery(id), staleTime: 0 })
      // When HR has chosen another customer in the meantime, this answer is ignored.
      if (latest.current === id) take(customer, before)
    } catch (failure) {
      if (!isFromServer(failure)) throw failure
      if (latest.current !== id) return
      form.setFieldValue('customerId', null)
      setError(words.lookUpFailed)
    }
  }

  /** Copies the customer's data to the form, and offers to restore the typed values (rule invoicing-123). */
  function take(customer: Customer, { customerId }: Taken): void {
    const { contactMail, confirmedEmailDtos, customerBillingDto, vatRegime, disclaimer } = form.getValues()
    const before: Taken = { customerId, contactMail, confirmedEmailDtos, customerBillingDto, vatRegime, disclaimer }
    form.setValues(billedCustomer(customer, before))
    showUndo(words.takenOver(customer.name), () => form.setValues(before))
  }

  return (
    <SearchedChoice
      label={words.lookUp}
      description={words.lookUpHint}
      clearable
      placeholder={words.chooseCustomer}
      choices={customers
        .filter(({ active }) => active)
        .map(({ id, name, abbreviation }) => ({ value: id, label: `${name} (${abbreviation})` }))}
      value={form.values.customerId ?? null}
      onChange={(id) => void choose(id)}
      error={error}
    />
  )
}
