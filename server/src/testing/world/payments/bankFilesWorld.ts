import { invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { call } from '../../call.ts'
import { givenInvoice, givenNextNumber } from '../invoicing/paymentsWorld.ts'
import { sellerWorld } from '../invoicing/sellerWorld.ts'

/** Starts an app in which Katrien Lauwers of HR imports bank files. */
export async function bankFilesWorld() {
  const { db, hr, pool } = await sellerWorld('2026-11-22T09:00:00Z')
  await givenNextNumber(db, 123)
  const zilverhof = await givenInvoice(hr, { euros: 363, customer: 'WZC ’t Zilverhof' })
  const linde = await givenInvoice(hr, { euros: 121, customer: 'De Linde' })

  const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
  const counted = async () => {
    const { rows } = await pool.query(
      `select (select count(*)::int from bank_files) as files, (select count(*)::int from bank_entries) as entries,
        (select count(*)::int from payments) as payments, (select count(*)::int from audit_entries where action = 'import bank file') as audits`,
    )
    return rows[0]
  }

  return { db, hr, zilverhof, linde, payments, counted }
}
