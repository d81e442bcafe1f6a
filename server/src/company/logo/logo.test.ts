import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { logo, removeLogo, settings, uploadLogo } from '@uurwerk/contract/company'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import {
  creditInvoice,
  finishInvoice,
  invoiceFromTimesheet,
  downloadInvoice,
  downloadCreditNote,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { deflateSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { numberInvoice } from '../../invoicing/finishing/finishInvoice.ts'
import { call, outcomeOf, refused, request, refusedWith } from '../../testing/call.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { jpeg, png, pngChunk } from '../../testing/images.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const testApp = await sellerWorld()
const { db, katrienId: katrien, hr } = testApp

const upload = (content: Buffer) => request(hr, uploadLogo, { body: { content: content.toString('base64') } })
const remove = () => request(hr, removeLogo)
beforeEach(remove)

test.each([
  ['PNG', png(300, 80), 'image/png', 'logo.png'],
  ['JPEG', jpeg, 'image/jpeg', 'logo.jpg'],
])(
  'the server recognises a logo of type %s by its first bytes, and returns the uploaded file unchanged',
  async (_kind, content, type, name) => {
    expect(await call(...upload(content))).toMatchObject({ hasLogo: true })
    const { status, raw, headers } = await outcomeOf(hr, logo)
    expect([status, raw.equals(content)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining(name),
    })
  },
)

test('the server stores only the drawn parts of an uploaded PNG logo: no text, no large colour profile and no data after the end of the picture', async () => {
  const plain = png(300, 80)
  const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(10_000_000))])
  const laden = Buffer.concat([
    plain.subarray(0, 33),
    pngChunk('iCCP', profile),
    pngChunk('tEXt', Buffer.from('Author\0Katrien', 'latin1')),
    plain.subarray(33),
    Buffer.from('<script>alert(1)</script>'),
  ])
  await call(...upload(laden))
  expect((await outcomeOf(hr, logo)).raw.equals(plain)).toBe(true)
})

test('HR can remove the logo, and a second removal gives no error', async () => {
  await call(...upload(jpeg))
  expect((await call(...remove())).hasLogo).toBe(false)
  await call(...remove())
  expect((await refused(hr, logo)).status).toBe(404)
})

test('each change of the logo is in the audit trail, and does not change the version of the settings form', async () => {
  const { version } = await call(...upload(png(10, 10)))
  await call(...upload(png(10, 10)))
  expect((await call(...remove())).version).toBe(version)
  const body = await call(hr, auditEntries, { query: { entity: 'settings' } })
  expect(body._embedded.auditEntryList.slice(0, 2)).toMatchObject([
    { action: 'remove logo' },
    { action: 'replace logo', changes: { size: [null, '10 × 10'] } },
  ])
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** Makes a PNG with a wrong header: the header says that the picture is larger than it is. */
const claiming = (width: number, height: number) => {
  const content = png(1, 1)
  content.writeUInt32BE(width, 16)
  content.writeUInt32BE(height, 20)
  return content
}

test.each([
  ['a drawing that can contain a script', svg, 'logo_unusable'],
  ['a GIF', gif, 'logo_unusable'],
  ['a text', Buffer.from('logo.png'), 'logo_unusable'],
  ['a PNG that was cut off', png(300, 80).subarray(0, 100), 'logo_unusable'],
  ['a PNG with a header only', png(300, 80).subarray(0, 33), 'logo_unusable'],
  ['a JPEG that ends in its header', jpeg.subarray(0, 100), 'logo_unusable'],
  ['a PNG whose header gives a wrong size', claiming(20, 20), 'logo_unusable'],
  ['a PNG without a height', claiming(20, 0), 'logo_unusable'],
  ['a picture of 30,000 × 30,000 pixels', claiming(30_000, 30_000), 'logo_too_large'],
  ['a file of more than 512 kB', Buffer.concat([png(1, 1), Buffer.alloc(524_288)]), 'logo_too_large'],
])('the server refuses %s as a logo', async (_what, content, code) => {
  expect(await refused(...upload(content))).toMatchObject({ status: 422, code })
  expect((await call(hr, settings)).hasLogo).toBe(false)
})

test.each([{}, { content: '' }, { content: '%%%' }])(
  'the server refuses the file %o as a logo of the company',
  async (body) => {
    expect(await refusedWith(hr, uploadLogo, { body })).toMatchObject({ status: 422, code: 'invalid' })
  },
)

const concept = async () => {
  const month = await givenBilledMonth(db)
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' },
  })
  return { ...month, id: body.id }
}
const finish = (id: number) => call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
const invoicePdf = (id: number) => outcomeOf(hr, downloadInvoice, { params: { id } })
const creditNotePdf = (id: number) => outcomeOf(hr, downloadCreditNote, { params: { id } })
const timesheetPdf = (contractId: number) =>
  outcomeOf(hr, downloadTimesheetFor, { params: { contractId, yearMonth: toYearMonth('2026-11') } })
/**
 * The widths of the pictures in a PDF. The default logo is not in this list, because it is a vector drawing and has no
 * width in pixels.
 */
const widthsIn = ({ raw }: { readonly raw: Buffer }) =>
  [...raw.toString('latin1').matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width))

test('a new logo is printed on new invoices, credit notes and timesheets, but not on an invoice that already has a number', async () => {
  const before = await concept()
  await finish(before.id)
  await call(...upload(png(300, 80)))
  const { id, contractId } = await concept()
  await finish(id)
  await call(hr, creditInvoice, { params: { id }, body: '2026-12-02' })
  await call(hr, creditInvoice, { params: { id: before.id }, body: '2026-12-02' })
  const drawn = await Promise.all(
    [invoicePdf(id), creditNotePdf(id), timesheetPdf(contractId), invoicePdf(before.id), creditNotePdf(before.id)].map(
      async (answer) => widthsIn(await answer),
    ),
  )
  expect(drawn).toEqual([[300], [300], [300], [], []])
})

test('an invoice that is printed later has the logo of the day on which it got its number', async () => {
  await call(...upload(png(300, 80)))
  const { id } = await concept()
  const { clock, services } = testApp
  const actor = { personId: katrien, roles: ['ROLE_ADMIN' as const], name: 'Katrien Lauwers' }
  await inTransaction(db, (tx) =>
    numberInvoice({ tx, actor, now: clock.now(), today: clock.today(), services }, { id }),
  )
  await call(...upload(jpeg))
  expect(widthsIn(await invoicePdf(id))).toEqual([300])
  expect(widthsIn(await invoicePdf((await concept()).id))).toEqual([24])
})

test('a damaged logo in the database does not prevent an invoice', async () => {
  await call(...upload(png(200, 80)))
  const content = png(200, 80).subarray(0, 60)
  await db.updateTable('company_logos').set({ content }).where('content', '=', png(200, 80)).execute()
  const { id } = await concept()
  await finish(id)
  expect(widthsIn(await invoicePdf(id))).toEqual([])
})
