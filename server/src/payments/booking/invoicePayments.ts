import * as calls from '@uurwerk/contract/payments/invoicePayments'
import { refusalToAllocate } from '@uurwerk/domain/payments/refusalToAllocate'
import { refusalToEndDispute } from '@uurwerk/domain/payments/refusalToEndDispute'
import { refusalToSetOff } from '@uurwerk/domain/payments/refusalToSetOff'
import { refusalToUndoPayment } from '@uurwerk/domain/payments/refusalToUndoPayment'
import { refusalOfSettled, refusalToWriteOff } from '@uurwerk/domain/payments/refusalToWriteOff'
import { epcPaymentText } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { cents, eurosOf, NO_CENTS, type Cents } from '@uurwerk/domain/money/cents'
import { creditOn, type InvoiceMoney } from '@uurwerk/domain/payments/customerCredit'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { action, actionsOf } from '../../app/actionLinks.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { listInvoiceReminders } from '../reminders/reminderStore.ts'
import {
  listBalances,
  listMonthBalances,
  listUnsettledOfCustomer,
  readSeller,
  type BalanceRow,
} from './balanceStore.ts'
import { readDispute } from './disputeStore.ts'
import { moneyOfInvoice, moneyWithClaims } from './moneyOfInvoice.ts'
import { listInvoicePayments } from './paymentStore.ts'

type Input = { readonly id: number; readonly today: Day }

/** The balance, the payments and the reminders of an invoice (rules payments-1, payments-2). */
export async function invoicePayments(db: Database, { id, today }: Input) {
  const row = await numberedInvoice(db, { id, today })
  const balance = invoiceBalance(row, today)
  const [payments, reminders, dispute] = [
    await listInvoicePayments(db, id),
    await listInvoiceReminders(db, id),
    await readDispute(db, id),
  ]
  const others = (await listUnsettledOfCustomer(db, id, today))
    .filter((other) => other.id !== id)
    .map((other) => ({ ...moneyOfInvoice(other, today), id: other.id, number: other.number }))
  const money = (await moneyWithClaims(db, [row], today)).get(id)!
  return {
    ...stateDto(row, today),
    credited: eurosOf(balance.credited),
    paid: eurosOf(balance.paid),
    extra: eurosOf(row.extra),
    claims: eurosOf(money.claims),
    otherCredits: amountsOf(others, creditOn),
    otherOpen: amountsOf(others, ({ open }) => open),
    qr: qrOf(row, await readSeller(db, id), balance.open),
    dispute: dispute && { ...dispute, at: formatInstant(dispute.at) },
    payments: payments.map(({ paidOn, amount, ...payment }) => ({
      ...payment,
      date: paidOn,
      amount: eurosOf(amount),
      actions: { undo: refusalToUndoPayment(payment) },
    })),
    reminders: reminders.map(({ on, ...reminder }) => ({ ...reminder, date: on })),
    ...actionsOfPayments(row, money, others),
  }
}

const ONE_CENT = cents(1)

/**
 * The actions on the payments of an invoice. An action that uses a credit (money of the customer that no invoice uses)
 * is allowed when the credit is at least one cent and the invoice to pay has at least one cent open. The actions
 * `setOff` and `spendCredit` have no link, because the calls need the id of the other invoice.
 */
function actionsOfPayments({ id, disputed }: BalanceRow, money: InvoiceMoney, others: readonly Other[]) {
  const { open } = money
  const refunded = { invoiceId: id, amount: cents(-ONE_CENT), isSurplus: true }
  const ofRefund = refusalToAllocate({ free: refunded.amount, moneyOf: new Map([[id, money]]) }, [refunded])
  const ofCredit = (credit: Cents, isExtra: boolean, to: Pick<InvoiceMoney, 'open' | 'claims'> = money) =>
    refusalToSetOff({
      amount: ONE_CENT,
      isExtra,
      from: { customerKey: '', credit },
      to: { customerKey: '', ...to },
    })
  const { actions, _links } = actionsOf({
    book: action(calls.bookPayment, { id }, refusalOfSettled(open)),
    writeOff: action(calls.writeOff, { id }, refusalToWriteOff(open)),
    dispute: action(calls.disputeInvoice, { id }, refusalOfSettled(open)),
    endDispute: action(calls.endDispute, { id }, refusalToEndDispute(disputed)),
    refund: action(calls.refundCredit, { id }, ofRefund),
    bookExtra: action(calls.setOffCredit, { id }, ofCredit(creditOn(money), true)),
  })
  const mostCredit = cents(Math.max(0, ...others.map(creditOn)))
  const mostOpen = cents(Math.max(0, ...others.map((other) => other.open)))
  const setOff = ofCredit(creditOn(money), false, { open: mostOpen, claims: NO_CENTS })
  return { actions: { ...actions, setOff, spendCredit: ofCredit(mostCredit, false) }, _links }
}

type Other = InvoiceMoney & { readonly id: number; readonly number: string }

/** The given invoices for which `amountOf` returns more than zero, with this amount, in the form of the API. */
const amountsOf = (others: readonly Other[], amountOf: (other: Other) => Cents) =>
  others
    .filter((other) => amountOf(other) > 0)
    .map((other) => ({ invoiceId: other.id, invoiceNr: other.number, amount: eurosOf(amountOf(other)) }))

/**
 * The text of the QR code of an invoice. It asks for the open amount, because a customer must not pay a part of an
 * invoice twice (rule payments-29).
 */
const qrOf = ({ numberYear, numberSequence }: BalanceRow, seller: CompanyBlock, open: Cents): string | null =>
  epcPaymentText({
    name: companyName(seller),
    iban: seller.iban,
    bic: seller.bic,
    amount: open,
    reference: paymentReference({ year: numberYear, sequence: numberSequence }),
  })

/** A numbered invoice; an invoice without a number is refused. */
export async function numberedInvoice(db: Database, { id, today }: Input): Promise<BalanceRow> {
  const [row] = await listBalances(db, [id], today)
  if (row === undefined) throw new RefusalError({ code: 'invoice_not_finished' })
  return row
}

export async function monthPayments(db: Database, input: { readonly yearMonth: YearMonth; readonly today: Day }) {
  const rows = await listMonthBalances(db, input.yearMonth, input.today)
  return { _embedded: { paymentStateDtoList: rows.map((row) => stateDto(row, input.today)) } }
}

function stateDto(row: BalanceRow, today: Day) {
  const { open, state, paidOn, daysLate } = invoiceBalance(row, today)
  const credit = creditOn({ open, surplus: row.surplus })
  return {
    invoiceId: row.id,
    state,
    open: eurosOf(open),
    dueDate: row.dueOn,
    paidOn,
    daysLate,
    disputed: row.disputed,
    credit: eurosOf(credit),
  }
}
