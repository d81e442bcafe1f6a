import type { CustomerForm } from './customerForm.ts'

const SHORTEST = 3
const INITIALS = 10
const OF_WORD = 6

/**
 * An abbreviation of a name: its initials, or the beginning of its last word when there are fewer than three initials.
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

/** Changes the fields that follow the name of a new customer, after a change of the form. */
export function followNameIn({ setValues }: Follower, form: CustomerForm, before: CustomerForm): void {
  const following = followName(form, before)
  if (Object.keys(following).length > 0) setValues(following)
}

/**
 * The fields of a new customer that follow its name while HR has not typed in them: the abbreviation and the name of the
 * organisation on invoices (rule company-20).
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
