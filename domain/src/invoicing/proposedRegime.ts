import { placeOfBuyer } from './euCountries.ts'
import type { VatRegime } from './vatRegime.ts'

export type Proposal = {
  /** The proposed VAT regime; null when the application proposes none. */
  readonly regime: VatRegime | null
  readonly why: 'same_before' | 'private_person' | 'eu_company' | 'outside_eu' | 'unknown'
}

type Facts = {
  readonly country: string
  readonly privatePerson: boolean
  readonly vatId: string
  readonly company: VatRegime
  /** The VAT regimes of the last invoices of the customer. */
  readonly before: readonly VatRegime[]
}

/**
 * The VAT regime that the form proposes, with the reason of the proposal. HR makes the choice; the form never chooses a
 * regime without showing it (rule invoicing-76).
 */
export function proposedRegime({ country, privatePerson, vatId, company, before }: Facts): Proposal {
  const [last, ...others] = before
  if (last !== undefined && last !== 'EX_OTHER' && others.every((regime) => regime === last))
    return { regime: last, why: 'same_before' }
  if (privatePerson) return { regime: company, why: 'private_person' }
  const place = placeOfBuyer(country)
  if (place === 'eu' && vatId !== '') return { regime: 'RC_EU', why: 'eu_company' }
  return place === 'outside' ? { regime: 'OUTSIDE', why: 'outside_eu' } : { regime: null, why: 'unknown' }
}
