import { totalsOf } from '../vat/vatBreakdown.ts'
import type { CreditableInvoice } from './creditableInvoice.ts'
import type { CreditNoteContents } from './creditNoteOf.ts'

/** True when a credit note credits all that is left of its invoice (rule invoicing-32). */
export const creditsAll = ({ groups }: CreditableInvoice, { totals }: CreditNoteContents): boolean =>
  totals.includingVat === totalsOf(groups).includingVat
