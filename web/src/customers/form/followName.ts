import type { CustomerForm } from './customerForm.ts'

const SHORTEST = 3
const INITIALS = 10
const OF_WORD = 6

/**
 * The initials of the words in the name, or the beginning of the last word when there are fewer than three initials.
 */
export function proposedAbbreviation(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  const initials = words.map(([first = '']) => first).join('')
  const short = initials.length < SHORTEST ? (words.at(-1) ?? '').slice(0, OF_WORD) : initials.slice(0, INITIALS)
  return short.toUpperCase()
}

type Follower = { readonly setValues: (values: Partial<CustomerForm>) => void }

/** Changes the fields that are derived from the name of a new customer, after a change of the form. */
export function followNameIn({ setValues }: Follower, form: CustomerForm, before: CustomerForm): void {
  const following = followName(form, before)
  if (Object.keys(following).length > 0) setValues(following)
}

/** The abbreviation and the name on invoices follow the name, until HR types in that field (rule company-20). */
export function followName(form: CustomerForm, before: CustomerForm): Partial<CustomerForm> {
  const { name, abbreviation, invoiceAddressingDto } = form
  if (name === before.name) return {}
  return {
    ...(abbreviation === proposedAbbreviation(before.name) && { abbreviation: proposedAbbreviation(name) }),
    ...(invoiceAddressingDto.organisationName === before.name && {
      invoiceAddressingDto: { ...invoiceAddressingDto, organisationName: name },
    }),
  }
}
