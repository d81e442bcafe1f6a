import { dismissEntry } from '@uurwerk/contract/payments/bankEntries'
import { bookPayment } from '@uurwerk/contract/payments/invoicePayments'
import { examineInstallation } from '@uurwerk/contract/operations/doctor'
import type { DoctorCheck } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { call } from '../../testing/call.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { codaFile, givenInvoice, importing } from '../../testing/world/invoicing/paymentsWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const { db, pool, hr } = await hrWorld('2026-11-22T09:00:00Z')
await givenSeller(db)

async function found(check: DoctorCheck) {
  const { _embedded } = await call(hr, examineInstallation)
  return _embedded.doctorCheckList.find((one) => one.check === check)!
}
const bring = (...given: Parameters<typeof codaFile>) => call(...importing(hr, codaFile(...given)))
const newestEntry = async () =>
  (await pool.query<{ id: number }>('select max(id)::int as id from bank_entries')).rows[0]!.id

test('the installation check counts customers with an active contract and no VAT regime, until HR chooses a regime for the customer or the contract', async () => {
  expect(await found('vat')).toMatchObject({ state: 'green', findings: [] })
  const { contractId } = await givenBilledMonth(db, {})
  await sql`update customers set vat_regime = null`.execute(db)
  expect(await found('vat')).toMatchObject({
    state: 'amber',
    findings: [
      {
        code: 'vat_regime_unchosen',
        sentence: expect.stringMatching(/^Voor 1 klant met een lopend contract is geen btw-regime gekozen/),
        places: [{ screen: 'vatRegimes' }],
      },
    ],
  })
  await sql`update contracts set vat_regime = 'BE21' where id = ${contractId}`.execute(db)
  expect(await found('vat')).toMatchObject({ state: 'green' })
  await sql`update contracts set vat_regime = null, end_on = '2026-11-21' where id = ${contractId}`.execute(db)
  expect(await found('vat')).toMatchObject({ state: 'green' })
})

test('the installation check reports a payment that waits for more than 14 days, until HR books or dismisses it', async () => {
  const supplierAndInTime = [
    { euros: -9, on: '2026-11-01', text: 'leverancier' },
    { euros: 12.5, on: '2026-11-08', text: 'net op tijd' },
  ]
  await bring(supplierAndInTime, { opening: 0 })
  expect(await found('payments')).toMatchObject({ state: 'green', summary: '2 verrichtingen van de bank' })
  await bring([{ euros: 30, on: '2026-10-31', text: 'te laat' }], { opening: -3000 })
  const waiting = { code: 'payments_unassigned', places: [{ screen: 'payments' }] }
  expect((await found('payments')).findings).toMatchObject([
    { ...waiting, sentence: expect.stringMatching(/^1 ontvangen verrichting wacht .* 14 dagen .*\s30,00\.$/) },
  ])
  await call(hr, dismissEntry, { params: { id: await newestEntry() }, body: {} })
  expect((await found('payments')).findings).toEqual([])
})

test('the installation check reports a missing bank statement, until HR imports its file', async () => {
  await sql`truncate bank_files cascade`.execute(db)
  const at = (on: string, euros: number) => [{ euros, on, text: on }]
  await bring(at('2026-11-16', 10), { opening: 0 })
  await bring(at('2026-11-18', 10), { opening: 1500 })
  expect((await found('payments')).findings).toMatchObject([
    {
      code: 'statement_gap',
      sentence: expect.stringContaining('BE68539007547034 sluit het uittreksel tot 18-11-2026 niet aan'),
      places: [{ screen: 'payments' }],
    },
  ])
  await bring(at('2026-11-17', 5), { opening: 1000 })
  expect((await found('payments')).findings).toEqual([])
  // The first of these files covers the same days as the three earlier files together, with the same balances. The two
  // files of 20 November are imported in the reverse order.
  await bring([...at('2026-11-16', 10), ...at('2026-11-17', 5), ...at('2026-11-18', 10)], { opening: 0 })
  await bring(at('2026-11-20', 2), { opening: 2600 })
  await bring(at('2026-11-20', 1), { opening: 2500 })
  expect((await found('payments')).findings).toEqual([])
})

test('the installation check reports a half year without an interest rate while an invoice is late', async () => {
  const id = await givenInvoice(hr, { euros: 100, date: '2026-06-15' })
  expect((await found('payments')).findings).toMatchObject([
    {
      code: 'interest_rate_missing',
      sentence: expect.stringContaining('01-07-2026'),
      places: [{ screen: 'reminderSettings' }],
    },
  ])
  const body = { amount: 40, date: '2026-11-20', reason: 'contant' }
  await call(hr, bookPayment, { params: { id }, body })
  expect((await found('payments')).findings).toMatchObject([{ code: 'interest_rate_missing' }])
  await call(hr, bookPayment, { params: { id }, body: { ...body, amount: 60 } })
  expect((await found('payments')).findings).toEqual([])
})
