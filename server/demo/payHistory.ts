import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { cents, eurosOf, type Cents } from '@uurwerk/domain/money/cents'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { importBankFile } from '../src/payments/statements/importBankFile.ts'
import { listUnsettled, type BalanceRow } from '../src/payments/booking/balanceStore.ts'
import type { Company } from './foundation.ts'
import type { Stage } from './Stage.ts'

type Movement = { readonly on: Day; readonly amount: Cents; readonly payer: string; readonly remittance: string }

/**
 * Adds payments to the demo. The customers pay most invoices at their due date. HR imports the bank movements from a
 * file of the bank.
 */
export async function payHistory(stage: Stage, { hr }: Company): Promise<void> {
  await stage.act(hr, stage.today, 9, async (context) => {
    const unsettled = await listUnsettled(context.tx, context.today)
    const movements = unsettled.flatMap((row, index) => paymentsOf(row, index, context.today))
    const unknown = {
      on: addDays(context.today, -1),
      amount: cents(4250),
      payer: 'T. JANSSENS',
      remittance: free('terugbetaling koffie'),
    }
    await importBankFile(context, {
      content: camtOf([...movements, unknown], context.today),
      fileName: 'rekening-2026.xml',
      preview: false,
    })
  })
}

const OUR_ACCOUNT = 'BE68539007547034'

/**
 * The payments of an invoice in the demo. Of twelve invoices, ten are paid, one is paid in part, and one is not paid.
 * The payments of the last invoices name their invoice in a free text, and not in a structured reference.
 */
function paymentsOf(row: BalanceRow, index: number, today: Day): Movement[] {
  const { open } = invoiceBalance(row, today)
  if (open <= 0 || row.dueOn >= today || index % 12 === 5) return []
  const on = addDays(row.dueOn, (index % 7) - 3)
  const movement = { on: on < today ? on : addDays(today, -1), payer: row.customerName.toUpperCase() }
  if (index % 12 === 9)
    return [{ ...movement, amount: cents(Math.floor(open / 2)), remittance: free(`deel ${row.number}`) }]
  if (addDays(row.dueOn, 10) > today) return [{ ...movement, amount: open, remittance: free(`factuur ${row.number}`) }]
  const reference = paymentReference({ year: row.numberYear, sequence: row.numberSequence }).replaceAll(/\D/g, '')
  const remittance = `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`
  return [{ ...movement, amount: open, remittance }]
}

const free = (text: string): string => `<Ustrd>${text}</Ustrd>`
const euros = (amount: Cents): string => eurosOf(amount).toFixed(2)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes bank movements as a camt.053 message, version 08. */
function camtOf(movements: readonly Movement[], today: Day): string {
  const ordered = movements.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const total = cents(ordered.reduce((sum, { amount }) => sum + amount, 0))
  const balance = (code: string, amount: Cents) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${today}</Dt></Dt></Bal>`
  const entries = ordered.map(
    ({ on, amount, payer, remittance }, index) =>
      `<Ntry><Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>DEMO${index}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${escaped(payer)}</Nm></Pty></Dbtr></RltdPties><RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>demo</Id><Acct><Id><IBAN>${OUR_ACCOUNT}</IBAN></Id></Acct>${balance('OPBD', cents(0))}${balance('CLBD', total)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}
