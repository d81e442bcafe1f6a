import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { inheritedRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { chosenRegime, type ChosenVat } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import type { Day } from '@uurwerk/domain/time/day'
import type { BilledMonthRow } from './billedMonthStore.ts'

/** The fields of a new invoice from a timesheet (rule invoicing-37). */
export function defaultsOfInvoice(month: BilledMonthRow, today: Day) {
  const lastDay = month.shifts.at(-1)?.day
  const order = lastDay === undefined ? null : orderOn(month.orders, lastDay)
  return {
    invoiceOn: today,
    dateChosen: false,
    vat: inheritedVat(month),
    vatChosen: false,
    contactMail: month.contactMail,
    subject: '',
    internalReference: order?.internalReference ?? '',
    externalReference: order?.externalReference ?? '',
    reference: month.reference,
    purchaseOrder: order?.purchaseOrder || month.purchaseOrder,
    projectReference: '',
    accountingReference: '',
    supply: { deliveryOn: null, period: null },
    billing: month.billing,
  }
}

/** The VAT regime of a new invoice, with its Dutch texts (rule invoicing-69). */
export const inheritedVat = ({
  vatChoices,
  ownRegimes,
}: Pick<BilledMonthRow, 'vatChoices' | 'ownRegimes'>): ChosenVat =>
  chosenRegime(inheritedRegime(vatChoices), ownRegimes)
