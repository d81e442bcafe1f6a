import { call, request } from '../../call.ts'
import { importBankFile } from '@uurwerk/contract/payments/bankFiles'
import { createInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { BankEntry } from '@uurwerk/domain/payments/statements/bankStatement'
import { cents, sumCents } from '@uurwerk/domain/money/cents'
import { codaLines } from '@uurwerk/domain/payments/testing/codaLines'
import { toDay } from '@uurwerk/domain/time/day'
import type { Database } from '../../../platform/db/database.ts'
import { customInvoiceBody } from './customInvoiceBody.ts'
import type { Caller } from '../../startTestApp.ts'

/** The bank account of the seller that `givenSeller` creates. */
const OUR_ACCOUNT = 'BE68539007547034'

/** Sets the number of the next invoice of the year. For example, 123 gives the number 2026-000123. */
export async function givenNextNumber(db: Database, sequence: number): Promise<void> {
  await db
    .insertInto('number_series')
    .values({ series: 'invoice', year: 2026, last_sequence: sequence - 1 })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doUpdateSet({ last_sequence: sequence - 1 }))
    .execute()
}

type Billed = {
  readonly euros: number
  readonly customerId?: number
  readonly customer?: string
  readonly vat?: string
  readonly street?: string
  readonly date?: string
}

/** Creates a numbered invoice without VAT that must be paid within thirty days. */
export async function givenInvoice(
  hr: Caller,
  { euros, customerId, customer, vat, street, date = '2026-11-01' }: Billed,
): Promise<number> {
  const { customerBillingDto } = customInvoiceBody()
  const billing = {
    ...customerBillingDto,
    ...(customer !== undefined && { organisationName: customer }),
    ...(vat !== undefined && { vat }),
    ...(street !== undefined && { street }),
  }
  const { id } = await call(hr, createInvoice, {
    body: customInvoiceBody({
      invoiceDate: date,
      ...(customerId !== undefined && { customerId }),
      VATPercentage: 0,
      disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
      customerBillingDto: billing,
      freeCostBillingDto: [
        { description: 'Opleiding', amount: 1, units: 'dag', cost: euros, accountingCostDto: { id: 4 } },
      ],
    }),
  })
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  return id
}

type Movement = Partial<Omit<BankEntry, 'amount' | 'enteredOn'>> & { readonly euros: number; readonly on?: string }

let references = 0

/**
 * A CODA file (a bank statement) of our account with these bank movements. Each movement has its own bank reference.
 */
export function codaFile(movements: readonly Movement[], { opening = 100_000, account = OUR_ACCOUNT } = {}): string {
  const entries = movements.map(({ euros, on = '2026-11-20', ...further }): BankEntry => {
    references += 1
    return {
      amount: cents(Math.round(euros * 100)),
      enteredOn: toDay(on),
      valueOn: toDay(on),
      bankReference: `REF${references}`,
      endToEndId: '',
      counterpartyName: '',
      counterpartyAccount: '',
      paymentReference: null,
      text: '',
      isReversal: false,
      detailsIgnored: false,
      ...further,
    }
  })
  const days = entries.map(({ enteredOn }) => enteredOn).toSorted()
  return codaLines({
    account,
    number: '001',
    openedOn: days[0] ?? toDay('2026-11-20'),
    closedOn: days.at(-1) ?? toDay('2026-11-20'),
    opening: cents(opening),
    closing: sumCents([cents(opening), ...entries.map(({ amount }) => amount)]),
    entries,
  }).join('\r\n')
}

/** Imports a bank file as bytes, as the screen does. */
export const importing = (hr: Caller, file: string, { preview = false, name = 'uittreksel.cod' } = {}) =>
  request(hr, importBankFile, {
    query: { preview: `${preview}`, fileName: name },
    body: Buffer.from(file, 'latin1'),
  })
