import { onlyConfirmedEmails } from '@uurwerk/contract/confirmedEmails'
import { TagsInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/queryOf.ts'
import { texts } from '../../texts/texts.ts'
import type { InvoiceForm } from './invoiceForm.ts'

/** The addresses that the invoice goes to; those that were confirmed before are offered. */
export function InvoiceEmailsField({ form }: { readonly form: UseFormReturnType<InvoiceForm> }) {
  const words = texts.invoicing.edit
  const known = useQuery(queryOf(onlyConfirmedEmails)).data?._embedded.confirmedEmailDtoList ?? []
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('confirmedEmailDtos'))?.[1]
  return (
    <TagsInput
      label={words.emails}
      description={words.emailsHint}
      data={known.map(({ emailAddress }) => emailAddress)}
      splitChars={[',', ' ', ';']}
      maxTags={20}
      acceptValueOnBlur
      error={error}
      value={[...form.values.confirmedEmailDtos]}
      onChange={(addresses) => form.setFieldValue('confirmedEmailDtos', addresses)}
    />
  )
}
