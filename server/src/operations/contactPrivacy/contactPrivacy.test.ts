import { contactPrivacy, editRetention } from '@uurwerk/contract/operations/retention'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { givenContact, givenCustomer, givenHr } from '../../testing/world/world.ts'

const { db, as, asContact } = await startTestApp('2026-11-24T09:00:00Z')
const { call: els } = await givenHr({ db, as }, 'Els')
const wim = await asContact(await givenContact(db, { customerId: await givenCustomer(db) }))

test('a contact of a customer reads the name and the address of our company, and the retention terms that HR chose', async () => {
  await givenSeller(db)
  expect((await call(wim, contactPrivacy)).terms).toMatchObject({ names: 5, signatures: 10, changes: 5 })
  const terms = { payrollYears: 7, sicknessYears: 6, invoiceYears: 12, readingYears: 3, mailYears: 4 }
  await call(els, editRetention, { body: { ...terms, version: 1 } })
  const { _links, ...privacy } = await call(wim, contactPrivacy)
  expect(privacy).toEqual({
    companyName: 'Wijzerplaat Zorg bv',
    companyAddress: 'Raderwerkstraat 18, 9000 Gent',
    companyEmail: 'facturatie@wijzerplaat.example',
    companyPhone: '09 555 01 20',
    terms: { names: 7, signatures: 12, mails: 4, readings: 3, changes: 6 },
  })
})
