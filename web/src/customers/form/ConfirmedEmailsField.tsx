import { onlyConfirmedEmails } from '@uurwerk/contract/customers/confirmedEmails'
import { TagsInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'

type Props = {
  readonly label: string
  readonly description: string
  readonly value: readonly string[]
  readonly onChange: (addresses: string[]) => void
  /**
   * The errors of the whole form. The field finds its error by the beginning of the path, because the end of the path
   * is the position of the wrong address in the list.
   */
  readonly errors: FormErrors
}

/** The field for the e-mail addresses for invoices. It suggests confirmed addresses. */
export function ConfirmedEmailsField({ label, description, value, onChange, errors }: Props) {
  const known = useQuery(queryOf(onlyConfirmedEmails)).data?._embedded.confirmedEmailDtoList ?? []
  return (
    <TagsInput
      label={label}
      description={description}
      data={known.map(({ emailAddress }) => emailAddress)}
      splitChars={[',', ' ', ';']}
      maxTags={20}
      acceptValueOnBlur
      error={Object.entries(errors).find(([path]) => path.startsWith('confirmedEmailDtos'))?.[1]}
      value={[...value]}
      onChange={onChange}
    />
  )
}
