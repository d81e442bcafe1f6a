import { accountingCsv, accountingZip } from '@uurwerk/contract/invoicing/accountingExport'
import {
  creditInvoice,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { openTestSession } from '../../testing/startTestApp.ts'
import { unzipped } from '../../testing/unzipped.ts'
import * as store from '../documents/documentStore.ts'
import { numberInvoice } from '../finishing/finishInvoice.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const START = '2026-12-01T09:00:00Z'
const testApp = await sellerWorld(START)
const { app, clock, db, pool, services, katrienId: katrien, hr } = testApp

const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }
const exports = { csv: accountingCsv, zip: accountingZip }
const exported = (format: 'csv' | 'zip', query = DECEMBER) => outcomeOf(hr, exports[format], { query })
const concept = async (customer: object = {}): Promise<number> => {
  const { contractId, customerId, personId } = await givenBilledMonth(db)
  await db
    .updateTable('customers')
    .set({ organisation_name: '=AZ; "Klaver"', ...customer })
    .where('id', '=', customerId)
    .execute()
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body.id
}
const finished = async (id: number): Promise<number> => {
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  return id
}
const withCosts = async (id: number): Promise<number> => {
  const body = await call(hr, invoice, { params: { id } })
  const cost = { description: 'Trein', amount: 3, units: 'ritten', cost: 1.11 }
  await call(hr, editInvoice, {
    params: { id },
    body: {
      version: body.version,
      VATPercentage: 21,
      freeCostBillingDtos: [
        { ...cost, accountingCostDto: { id: 1 } },
        { ...cost, cost: -0.5, accountingCostDto: { id: 1 } },
        { ...cost, cost: 8, accountingCostDto: { id: 4 } },
      ],
    },
  })
  return id
}

const exempt = await finished(await concept())
const taxed = await finished(await withCosts(await concept({ vat: 'geen' })))
await call(hr, creditInvoice, { params: { id: exempt }, body: '2026-12-02' })
await concept()
clock.set('2027-01-04T09:00:00Z')
await finished(await concept())
clock.set(START)

const numbers = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100)

test('the accounting CSV has one line for each invoice and credit note of the period, and the lines add up to their amounts', async () => {
  const { status, raw, headers } = await exported('csv')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch('Facturen 2026-12-01 tot 2026-12-31.csv')
  const text = raw.toString('utf8')
  expect(text.startsWith('\uFEFFSoort;Nummer;Datum;Vervaldatum;')).toBe(true)
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(lines).toEqual([
    `Factuur;2026-000001;01-12-2026;31-12-2026;"'=AZ; ""Klaver""";BE0428759497;2026-11;1740,40;0,00;;1740,40;0;0,00;1740,40;202/6000/00192;;;;EX44_2;0,00;0,00;0,00;0,00;0,00;0,00;0,00;1740,40;0,00;0,00;0,00;`,
    `Factuur;2026-000002;01-12-2026;31-12-2026;"'=AZ; ""Klaver""";geen;2026-11;1740,40;25,83;613000=1,83 619000=24,00;1766,23;21;370,91;2137,14;202/6000/00293;;;;BE21;1766,23;370,91;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;`,
    `Creditnota;CN2026-000001;02-12-2026;;"'=AZ; ""Klaver""";BE0428759497;2026-11;-1740,40;0,00;;-1740,40;0;0,00;-1740,40;202/6000/00192;;;2026-000001;EX44_2;0,00;0,00;0,00;0,00;0,00;0,00;0,00;-1740,40;0,00;0,00;0,00;`,
  ])
  // The name of the customer contains a semicolon. All other semicolons in the line are separators.
  const included = lines.map((line) => numbers(line.replace('AZ;', 'AZ').split(';')[13] ?? ''))
  const kept = await db
    .selectFrom('invoices')
    .select('total_including_cents as cents')
    .where('id', '=', taxed)
    .execute()
  expect(included.reduce((sum, cents) => sum + cents, 0)).toBe(kept[0]?.cents)
})

test('when a period has more documents than one query reads, the accounting CSV still has each document once, in the order of the numbers', async () => {
  const count = 1201
  await db.executeQuery(
    CompiledQuery.raw(
      `insert into invoices (number, number_year, number_sequence, invoice_on, vat_percentage, contact_mail, customer_billing, customer_name, seller,
         total_excluding_cents, vat_cents, total_including_cents, created_at, confirmed_at)
       select to_char(n, '"2020-"FM000000'), 2020, n, '2020-05-01', 21, '', i.customer_billing, i.customer_name, i.seller, 100, 21, 121, i.created_at, i.confirmed_at
       from invoices i, generate_series(1, $2::integer) n where i.id = $1
       order by n desc`,
      [taxed, count],
    ),
  )
  const { raw } = await exported('csv', { from: '2020-05-01', to: '2020-05-31' })
  const lines = raw.toString('utf8').trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';')[1])).toEqual(
    Array.from({ length: count }, (_, n) => `2020-${`${n + 1}`.padStart(6, '0')}`),
  )
})

test('the accounting zip contains the stored PDF and UBL of each document, byte for byte', async () => {
  const { status, raw, headers } = await exported('zip')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toMatch('Facturen 2026-12-01 tot 2026-12-31.zip')
  const files = await unzipped(raw)
  // The second customer has no enterprise number, so there is no UBL file of its invoice.
  expect([...files.keys()]).toEqual([
    'Factuur 2026-000001.pdf',
    'Factuur 2026-000001.xml',
    'Factuur 2026-000002.pdf',
    'Creditnota CN2026-000001.pdf',
    'Creditnota CN2026-000001.xml',
  ])
  const kept = await db
    .selectFrom('documents')
    .select(['file_name', 'content'])
    .where('invoice_id', 'in', [exempt, taxed])
    .where('kind', '<>', 'timesheet')
    .execute()
  expect(kept).toHaveLength(5)
  for (const { file_name, content } of kept) expect(files.get(file_name)?.equals(content)).toBe(true)
})

test('a document that was never printed is printed and stored during the download of the accounting zip', async () => {
  clock.set('2028-03-01T09:00:00Z')
  const id = await concept()
  const actor = { personId: katrien, roles: ['ROLE_ADMIN'] as const, name: 'Katrien Lauwers' }
  const moment = { now: clock.now(), today: clock.today() }
  await inTransaction(db, (tx) => numberInvoice({ tx, actor, ...moment, services }, { id }))
  const files = await unzipped((await exported('zip', { from: '2028-03-01', to: '2028-03-01' })).raw)
  expect([...files.keys()]).toEqual(['Factuur 2028-000001.pdf', 'Factuur 2028-000001.xml'])
  const kept = await db
    .selectFrom('documents')
    .select('content')
    .where('invoice_id', '=', id)
    .where('kind', '<>', 'timesheet')
    .orderBy('id')
    .execute()
  expect([...files.values()].map((content, index) => content.equals(kept[index]!.content))).toEqual([true, true])
  clock.set(START)
})

test('for a period without invoices, the accounting CSV has only its header and there is no zip', async () => {
  const nothing = { from: '2025-01-01', to: '2025-12-31' }
  const { raw } = await exported('csv', nothing)
  expect(raw.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1)
  expect(await refused(hr, accountingZip, { query: nothing })).toMatchObject({ status: 409, code: 'nothing_to_export' })
  for (const format of ['csv', 'zip'] as const)
    expect(await refused(hr, exports[format], { query: { from: '2026-12-31', to: '2026-12-01' } })).toMatchObject({
      status: 422,
      code: 'range_reversed',
    })
})

test('the audit trail records who exported the invoices of which period', async () => {
  await exported('csv')
  await exported('zip')
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'changes'])
    .where('action', '=', 'export accounting')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const taken = (format: string) => ({
    actor_id: katrien,
    changes: { from: [null, '2026-12-01'], to: [null, '2026-12-31'], format: [null, format], items: [null, 3] },
  })
  expect(entries).toEqual([taken('zip'), taken('csv')])
})

test('when the client stops the download of a zip, the server releases the database connection; when a document of the zip cannot be read, the server breaks the download off', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const token = await openTestSession(testApp, katrien, clock.now())
  const path = `/api/administration/invoice/export/zip?${new URLSearchParams(DECEMBER).toString()}`
  for (let times = 0; times < 12; times += 1) {
    const input = get({ port, host: '127.0.0.1', path, headers: { authorization: `Bearer ${token}` } })
    const [answer] = await once(input, 'response')
    answer.destroy()
  }
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0))
  expect((await exported('csv')).status).toBe(200)

  const readDocument = store.readDocument
  const read = vi
    .spyOn(store, 'readDocument')
    .mockImplementationOnce(readDocument)
    .mockRejectedValue(new Error('the disk is gone'))
  const input = get({ port, host: '127.0.0.1', path, headers: { authorization: `Bearer ${token}` } })
  const outcome = await new Promise((resolve) => {
    input.on('error', () => resolve('broken off'))
    input.on('response', (answer) => {
      answer.resume()
      answer.on('error', () => resolve('broken off'))
      answer.on('end', () => resolve('whole'))
    })
  })
  expect(outcome).toBe('broken off')
  read.mockRestore()
})
