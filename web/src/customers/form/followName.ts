import type { CustomerForm } from './customerForm.ts'

const SHORTEST = 3
const INITIALS = 10
const OF_WORD = 6

/**
 * Proposes an abbreviation of a name: its initials. When the name has fewer than three initials, it is the beginning of
 * the last word.
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

/**
 * Changes the fields that are derived from the name of a new customer: the abbreviation, and the name of the
 * organisation on invoices. A field stays unchanged after HR has typed in that field (rule company-20).
 */
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
