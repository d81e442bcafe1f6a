import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { vatRegimeProposals } from '@uurwerk/contract/invoicing/vatRegimes'

/** A customer with its VAT regime, the proposed VAT regime and its last invoices. */
export type CustomerRegime = ResponseOf<typeof vatRegimeProposals>['_embedded']['proposalList'][number]
