import { creditNoteReason, VAT_TO_GIVE_BACK } from '@uurwerk/domain/invoicing/creditNoteTexts'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { CreditNoteDocument } from '../creditNoteDocument.ts'
import { printAmounts, printCustomer, printGroups, printReasons, printReferences, printTotals } from './printBill.ts'
import { dotted, printCompany } from './printCompany.ts'
import type { PrintedBill } from './printedDocument.ts'

export const creditNoteTitle = (creditNote: CreditNoteDocument): string => `Creditnota ${creditNote.number}`

/** The amounts of a printed credit note are positive, because its title shows that the customer gets the money. */
export function printCreditNote(creditNote: CreditNoteDocument): PrintedBill {
  const { invoice } = creditNote
  return {
    kind: 'bill',
    title: 'Creditnota',
    number: creditNote.number,
    state: null,
    company: printCompany(invoice.company),
    customer: printCustomer(invoice.customer),
    facts: [
      ['Datum', formatDayWithDashes(creditNote.date)],
      ['Bij factuur', invoice.number],
      ['Factuurdatum', formatDayWithDashes(invoice.date)],
      ...printReferences(invoice),
    ],
    reason: creditNote.reason || creditNoteReason(invoice.number, creditNote.isWhole),
    groups: [...printGroups(invoice), ...printAmounts(creditNote.amounts)],
    totals: printTotals(invoice),
    final: ['In uw voordeel', formatEuros(invoice.totals.includingVat)],
    note: noteOf(invoice),
    payment: null,
    footer: dotted(creditNoteTitle(creditNote), invoice.customer.organisationName),
  }
}

/**
 * The note on a credit note: the legal reasons for amounts without VAT, and the sentence that VAT must be paid back to
 * the State when the credit note has VAT (rule invoicing-33).
 */
function noteOf(invoice: CreditNoteDocument['invoice']): string | null {
  const lines = [printReasons(invoice), invoice.totals.vat > 0 ? VAT_TO_GIVE_BACK : null]
  return lines.filter((line) => line !== null).join('\n') || null
}
