import { nameOfRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { proposedRegime, type Proposal } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import type { Database } from '../../platform/db/database.ts'
import { listOwnExemptions, listCustomerRegimes } from './vatRegimeStore.ts'

const WHY: Readonly<Record<Proposal['why'], string>> = {
  same_before: 'Zo waren de laatste facturen.',
  private_person: 'Een particulier volgt het bedrijf.',
  eu_company: 'Een bedrijf met een btw-nummer in een ander land van de EU.',
  outside_eu: 'Een klant buiten de EU.',
  unknown: 'Kies zelf: hier is niets van te zeggen.',
}

/** The active customers, each with its VAT regime, the proposed VAT regime and the reason (rules invoicing-76,
 * invoicing-99, customers-53). */
export async function vatRegimeProposals(db: Database) {
  const customers = await listCustomerRegimes(db)
  const own = await listOwnExemptions(db)
  const named = (code: VatRegime | null) => (code === null ? null : nameOfRegime(code, own))
  const proposalList = customers.map(({ customerId, customerName, vatIdUnknown, chosen, lastInvoices, ...facts }) => {
    const before = lastInvoices.map(({ vatRegime }) => vatRegime)
    const { regime, why } = proposedRegime({ ...facts, before })
    return {
      customerId,
      customerName,
      vatIdUnknown,
      chosen,
      chosenName: named(chosen),
      regime,
      regimeName: named(regime),
      why: WHY[why],
      lastInvoices: [...lastInvoices],
    }
  })
  return { _embedded: { proposalList } }
}
