import { createServer } from 'node:http'
import { cents } from '@uurwerk/domain/money/cents'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { AccessPoint, PeppolDocument } from '../accessPoint.ts'
import { dnsLookUp, type ResolveNaptr } from '../lookUp/dnsLookUp.ts'
import { participantName } from '../lookUp/participantName.ts'
import { pythonJson } from '../pythonJson.ts'
import { readSettings } from '../../settings/settings.ts'
import { signedHook, startStubProvider } from '../stub/startStubProvider.ts'
import { createHook } from './createHook.ts'
import { eInvoiceBe } from './eInvoiceBe.ts'
import { recommand } from './recommand.ts'

const KEY = 'geheime-sleutel'
const stub = await startStubProvider({ hangsUp: true })
afterAll(() => stub.close())
/** The URL of a server that has stopped. */
const stopped = await startStubProvider()
await stopped.close()
const twoSteps = eInvoiceBe({ url: stub.url, apiKey: KEY, webhookSecret: 'test-secret' })
const oneStep = recommand({ url: stub.url, apiKey: KEY, apiSecret: 's', companyId: 'c_1' })

let serial = 0
/** Makes a document for a receiver. The last digits of the receiver's number decide how the stub behaves. */
function documentTo(behaviour: string, kind: PeppolDocument['kind'] = 'invoice'): PeppolDocument {
  serial += 1
  const number = `2026-${String(serial).padStart(6, '0')}`
  const id = `12345${behaviour}`
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote'
  const ubl = `<?xml version="1.0"?><${root} xmlns="x"><cbc:ID>${number}</cbc:ID><cac:AccountingCustomerParty><cbc:EndpointID schemeID="0106">${id}</cbc:EndpointID></cac:AccountingCustomerParty><cbc:TaxInclusiveAmount currencyID="EUR">363.00</cbc:TaxInclusiveAmount></${root}>`
  return {
    kind,
    number,
    total: cents(36_300),
    sender: '0208:0739484052',
    receiver: `0106:${id}`,
    ubl: Buffer.from(ubl),
  }
}
const leftOf = ({ number }: PeppolDocument) => stub.book.left.filter((left) => left.number === number).length

async function sentBy(accessPoint: AccessPoint, document: PeppolDocument) {
  const prepared = accessPoint.steps === 1 ? null : await accessPoint.prepare(document)
  if (prepared !== null && prepared.result !== 'prepared') throw new Error(JSON.stringify(prepared))
  return accessPoint.submit(document, prepared?.providerId ?? null)
}

test.each([twoSteps, oneStep])(
  'through the access point $code, the server finds the receiver of an invoice, sends the invoice, and reads that it is on its way and delivered',
  async (accessPoint) => {
    for (const document of [documentTo('001'), documentTo('001', 'credit_note')]) {
      expect(await accessPoint.lookUp(document.receiver)).toMatchObject({
        found: 'yes',
        invoice: true,
        creditNote: true,
      })
      expect(await accessPoint.find(document)).toEqual({ result: 'found', documents: [] })
      const taken = await sentBy(accessPoint, document)
      if (taken.result !== 'taken') throw new Error(JSON.stringify(taken))
      expect(taken.state).toBe('transit')
      const { providerId } = taken
      expect(await accessPoint.find(document)).toEqual({
        result: 'found',
        documents: [{ providerId, state: 'transit' }],
      })
      expect(await accessPoint.find({ ...document, total: cents(36_301) })).toMatchObject({ documents: [] })
      expect(await accessPoint.find({ ...document, number: document.number.slice(0, -1) })).toMatchObject({
        documents: [],
      })
      stub.settle()
      expect(await accessPoint.stateOf(providerId)).toMatchObject({ result: 'state', state: 'sent' })
      expect(leftOf(document)).toBe(1)
    }
  },
)

test.each([twoSteps, oneStep])(
  'the answer of the access point $code about a receiver that is not on Peppol says that the receiver is not on Peppol',
  async (accessPoint) => {
    expect((await accessPoint.lookUp('0106:12345002')).found).toBe('no')
  },
)

test.each([twoSteps, oneStep])(
  'the access point $code refuses a document that breaks a rule, with the reason',
  async (accessPoint) => {
    const document = documentTo('003')
    const answer = accessPoint.steps === 1 ? accessPoint.submit(document, null) : accessPoint.prepare(document)
    expect(await answer).toEqual({ result: 'refused', detail: expect.stringContaining('BR-CO-15') })
    expect(leftOf(document)).toBe(0)
  },
)

test.each([twoSteps, oneStep])(
  'a document that was sent to the access point $code without an answer is unclear, and is found afterwards',
  async (accessPoint) => {
    for (const behaviour of ['006', '012']) {
      const document = documentTo(behaviour)
      expect((await sentBy(accessPoint, document)).result).toBe('unclear')
      expect(await accessPoint.find(document)).toMatchObject({ documents: [{ state: 'transit' }] })
      expect(leftOf(document)).toBe(1)
    }
  },
)

test('when an access point gives no answer, the server stops waiting at the time limit', async () => {
  const silent = await startStubProvider()
  onTestFinished(() => silent.close())
  const accessPoint = eInvoiceBe({ url: silent.url, apiKey: KEY, webhookSecret: null, withinMs: 300 })
  expect(await accessPoint.prepare(documentTo('005'))).toEqual({
    result: 'unclear',
    detail: 'geen antwoord binnen de tijd',
  })
})

test('when the access point made a draft but its answer did not arrive, the server finds this draft and can delete it', async () => {
  const document = documentTo('005')
  expect((await twoSteps.prepare(document)).result).toBe('unclear')
  const found = await twoSteps.find(document)
  if (found.result !== 'found') throw new Error(JSON.stringify(found))
  expect(found.documents).toMatchObject([{ state: 'draft' }])
  await twoSteps.discard(found.documents[0]!.providerId)
  expect(await twoSteps.find(document)).toMatchObject({ documents: [] })
})

test('a document that the server sends a second time is recognised by the access point, and is sent only once to the receiver', async () => {
  const document = documentTo('001')
  const prepared = await twoSteps.prepare(document)
  if (prepared.result !== 'prepared') throw new Error(JSON.stringify(prepared))
  await twoSteps.submit(document, prepared.providerId)
  expect(await twoSteps.submit(document, prepared.providerId)).toMatchObject({ result: 'taken', state: 'unknown' })
  expect((await twoSteps.submit(document, 'doc-gone')).result).toBe('gone')
  expect(leftOf(document)).toBe(1)
})

test.each([twoSteps, oneStep])(
  'the server distinguishes too many requests, a refused key and an unreachable access point $code',
  async (accessPoint) => {
    const tooMany = documentTo('010')
    expect(await sentBy(accessPoint, tooMany)).toMatchObject({ result: 'unreachable', retryAfterSeconds: 2 })
    const refused = documentTo('011')
    const answer = accessPoint.steps === 1 ? accessPoint.submit(refused, null) : accessPoint.prepare(refused)
    expect(await answer).toMatchObject({ result: 'keyRefused' })
    const nobody = { url: stopped.url, apiKey: KEY }
    const unreachable =
      accessPoint.steps === 1
        ? recommand({ ...nobody, apiSecret: 's', companyId: 'c_1' }).submit(documentTo('001'), null)
        : eInvoiceBe({ ...nobody, webhookSecret: null }).prepare(documentTo('001'))
    expect(await unreachable).toMatchObject({ result: 'unreachable', detail: 'ECONNREFUSED' })
  },
)

test('the report of a failed document contains the reason, and the report of a rejection contains its code and its time', async () => {
  const failing = await sentBy(twoSteps, documentTo('007'))
  const rejected = await sentBy(twoSteps, documentTo('009'))
  if (failing.result !== 'taken' || rejected.result !== 'taken') throw new Error('not taken')
  stub.settle()
  expect(await twoSteps.stateOf(failing.providerId)).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('refused'),
  })
  expect(await twoSteps.stateOf(rejected.providerId)).toMatchObject({
    state: 'sent',
    responses: [{ kind: 'IMR', code: 'RE', text: expect.stringContaining('Bestelbon') }],
  })
})

test('the server follows no redirect of an access point, and counts the result as unknown when the answer has an unexpected form', async () => {
  const strange = createServer(({ url = '' }, response) => {
    if (url.startsWith('/api/outbox')) response.writeHead(302, { location: `${stub.url}${url}` }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": 5}')
  })
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => strange.close(() => resolve())))
  const address = strange.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  const { port } = address
  const accessPoint = eInvoiceBe({ url: `http://127.0.0.1:${port}`, apiKey: KEY, webhookSecret: null })
  expect(await accessPoint.find(documentTo('001'))).toMatchObject({ result: 'unreachable' })
  expect((await accessPoint.prepare(documentTo('001'))).result).toBe('unclear')
  expect((await accessPoint.lookUp('0106:1')).found).toBe('unknown')
  expect(await accessPoint.stateOf('doc-1')).toMatchObject({ state: 'unknown' })
})

test('the signature of a webhook is the same as in the recorded example, and does not depend on the indentation of the JSON', () => {
  const event = {
    id: 'evt-1',
    tenant_id: 'ten-1',
    created_at: 1_795_000_000,
    type: 'document.sent',
    data: { document_id: 'doc-7' },
  }
  const signature = 'sha256=fd0a67792859651f7b4d5d042e81b2349f9f81554df6101e5decef5d0423c70f'
  const { headers } = signedHook({ id: 'evt-1', type: 'document.sent', documentId: 'doc-7' }, 'test-secret')
  expect(headers['x-signature']).toBe(signature)
  const read = (text: string, sent = signature) => twoSteps.readHook({ 'x-signature': sent }, Buffer.from(text))
  const taken = { result: 'event', eventId: 'evt-1', providerId: 'doc-7' }
  expect(read(JSON.stringify(event))).toEqual(taken)
  expect(read(JSON.stringify(event, null, 4))).toEqual(taken)
  expect(read(JSON.stringify(event).replace('doc-7', 'doc-8'))).toEqual({ result: 'forged' })
  expect(read(JSON.stringify(event), 'sha256=00')).toEqual({ result: 'forged' })
  expect(read('{')).toEqual({ result: 'forged' })
  const deep = 32_000
  expect(read(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toEqual({ result: 'forged' })
  expect(eInvoiceBe({ url: stub.url, apiKey: KEY, webhookSecret: null }).readHook({}, Buffer.from('{}'))).toEqual({
    result: 'forged',
  })
})

test('a JSON value is written in the same way as in Python', () => {
  expect(pythonJson({ b: [1, true, null], a: 'Zoë “1”\n' })).toBe(
    String.raw`{"a": "Zo\u00eb \u201c1\u201d\n", "b": [1, true, null]}`,
  )
})

test('the DNS name of a participant is made as the Peppol standard requires', () => {
  const [name] = participantName('9915:test').split('.')
  expect(name).toBe('eh5boavaktmbgzyh2a63dz4qov33fvp5nsdvqklucfraayoodw6a')
  expect(participantName('0208:0403019261')).toMatch(
    /^rjdb4ovghou5zfitfkk7noypvjelji45bdountdrlfzovo6vzioq\.iso6523-actorid-upis\.participant\.sml\.prod\./,
  )
})

test('the Peppol network answers whether a receiver accepts invoices and credit notes', async () => {
  const bis = '##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1'
  const type = encodeURIComponent(
    `busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice${bis}`,
  )
  const publisher = createServer(({ url = '' }, response) => {
    if (url.includes('moved')) response.writeHead(302, { location: url.replace('moved', 'here') }).end()
    else if (url.includes('hostile')) response.end('<ServiceMetadataReference '.repeat(20_000))
    else if (url.includes('here'))
      response.end(`<ServiceGroup><ServiceMetadataReference href="http://smp/x/services/${type}"/></ServiceGroup>`)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => publisher.close(() => resolve())))
  const address = publisher.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  const record = (path: string, service = 'Meta:SMP') => [
    {
      flags: 'U',
      service,
      regexp: `!^.*$!http://127.0.0.1:${address.port}/${path}!`,
      replacement: '',
      order: 1,
      preference: 1,
    },
  ]
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  const id = '0208:0403019261'
  const lookedUp = (resolve: ResolveNaptr) => dnsLookUp(id, resolve, ({ hostname }) => hostname === '127.0.0.1')
  expect(await lookedUp(async () => record('moved'))).toMatchObject({
    found: 'yes',
    invoice: true,
    creditNote: false,
  })
  expect((await lookedUp(async () => record('absent'))).found).toBe('no')
  // This answer is a list with many XML elements that are not closed. Reading it must not take minutes.
  expect(await lookedUp(async () => record('hostile'))).toMatchObject({ found: 'yes' })
  expect((await lookedUp(async () => record('here', 'Other'))).found).toBe('no')
  expect((await lookedUp(failing('ENOTFOUND'))).found).toBe('no')
  expect((await lookedUp(failing('ESERVFAIL'))).found).toBe('unknown')
  const elsewhere = [{ ...record('here')[0]!, regexp: '!^.*$!http://smp.example/here!' }]
  expect((await lookedUp(async () => elsewhere)).found).toBe('unknown')
  // The server sends requests only to URLs with https. The test's own server has no https, so the result is 'unknown'.
  expect((await dnsLookUp(id, async () => record('here'))).found).toBe('unknown')
})

test('the result of a failed call to an access point does not contain the key', async () => {
  const nobody = eInvoiceBe({ url: stopped.url, apiKey: KEY, webhookSecret: null })
  const answers = [
    await nobody.prepare(documentTo('001')),
    await twoSteps.prepare(documentTo('011')),
    await nobody.self(),
  ]
  expect(JSON.stringify(answers)).not.toContain(KEY)
})

test('a command asks the access point to send webhooks about documents, and returns the secret of the webhooks', async () => {
  const { peppol } = readSettings({ PEPPOL_PROVIDER: 'e-invoice.be', PEPPOL_API_KEY: KEY, PEPPOL_URL: stub.url })
  expect(await createHook(peppol, 'https://uren.voorbeeld.be')).toBe('hook-secret')
  await expect(createHook(null, 'https://uren.voorbeeld.be')).rejects.toThrow('alleen bij PEPPOL_PROVIDER=e-invoice.be')
  const unreachable = { ...peppol!, url: stopped.url }
  await expect(createHook(unreachable, 'https://uren.voorbeeld.be')).rejects.toThrow('ECONNREFUSED')
})
