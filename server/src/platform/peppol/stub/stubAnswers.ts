import { behaviourOf, type StubBook, type StubDocument } from './StubBook.ts'

export type StubRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** The answer of the stub. 'silent' means that the connection stays open without an answer. */
export type StubAnswer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'silent'

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): StubAnswer => ({
  status,
  body,
  headers,
})

const BIS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1'
const TYPES = [
  `busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##${BIS}`,
  `busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote##${BIS}`,
]

const HUGE = 2 * 1024 * 1024

/**
 * The answer of the stub for e-invoice.be, which prepares a document with one call and sends it with another call. Null
 * for an unknown call.
 */
export function eInvoiceBeAnswer(book: StubBook, { method, path, query, body }: StubRequest): StubAnswer | null {
  const call = `${method} ${path}`
  if (call === 'GET /api/me/') return json(200, { peppol_ids: null, credit_balance: 1000, name: 'Stub', plan: 'pro' })
  if (call === 'GET /api/validate/peppol-id') return validated(query.get('peppol_id') ?? '')
  if (call === 'GET /api/outbox/' || call === 'GET /api/drafts/') return listed(book, path, query)
  if (call === 'POST /api/webhooks/') return json(201, { id: 'hook-1', secret: 'hook-secret', ...JSON.parse(body) })
  if (call === 'POST /api/documents/ubl') return prepared(book, body)
  const [, id = '', action = ''] = /^\/api\/documents\/([^/]+)\/?(send|timeline)?$/.exec(path) ?? []
  if (id === '') return null
  const document = book.documents.get(id)
  if (document === undefined) return json(404, { detail: 'Document not found' })
  if (method === 'DELETE') {
    book.documents.delete(id)
    return json(200, { is_deleted: true })
  }
  if (method === 'POST' && action === 'send') return submitted(book, document)
  if (action === 'timeline') return json(200, { events: document.events })
  return json(200, listedItem(document))
}

const listedItem = ({ id, state, kind, number, total, receiver }: StubDocument) => ({
  id,
  state,
  document_type: kind,
  invoice_id: number,
  invoice_total: total,
  customer_peppol_id: receiver,
})

function validated(peppolId: string): StubAnswer {
  if (!/^\d{4}:.+/.test(peppolId)) return json(422, { detail: 'Invalid Peppol id' })
  const there = behaviourOf(peppolId) !== 'notRegistered'
  return json(200, {
    is_valid: there,
    dns_valid: there,
    business_card: null,
    business_card_valid: false,
    supported_document_types: there ? TYPES : [],
  })
}

function listed(book: StubBook, path: string, query: URLSearchParams): StubAnswer {
  const drafts = path.startsWith('/api/drafts')
  const type = query.get('type')
  const found = book
    .search(query.get('search') ?? '')
    .filter(({ state, kind }) => (state === 'DRAFT') === drafts && (type === null || kind === type))
  return json(200, { items: found.map(listedItem), page: 1, page_size: 100, total: found.length })
}

function prepared(book: StubBook, body: string): StubAnswer {
  const document = book.add(body.slice(body.indexOf('<?xml')), 'DRAFT')
  const { receiver, number } = document
  const drop = (answer: StubAnswer): StubAnswer => {
    book.documents.delete(document.id)
    return answer
  }
  switch (behaviourOf(receiver)) {
    case 'keyRefused':
      return drop(json(401, { detail: 'Invalid API key' }))
    case 'refusedAtPrepare':
      return drop(json(422, { detail: [{ loc: ['file'], msg: 'BR-CO-15: the totals do not add up' }] }))
    case 'failsTwice':
      if (book.timesBefore(`500 ${receiver} ${number}`) < 2) return drop(json(500, { detail: 'Internal error' }))
      break
    case 'preparesSilently':
      if (book.timesBefore(`prepare ${receiver} ${number}`) === 0) return 'silent'
      break
    default:
  }
  return json(201, listedItem(document))
}

function submitted(book: StubBook, document: StubDocument): StubAnswer {
  const { receiver, number } = document
  if (document.state !== 'DRAFT') return json(405, { detail: 'Document is not a draft' })
  const behaviour = behaviourOf(receiver)
  if (behaviour === 'tooMany' && book.timesBefore(`429 ${receiver} ${number}`) === 0)
    return json(429, { detail: 'Too many requests' }, { 'retry-after': '2' })
  book.send(document)
  if (behaviour === 'submitsSilently') return 'silent'
  if (behaviour === 'hugeAnswer') return json(200, { state: 'TRANSIT', padding: 'x'.repeat(HUGE) })
  return json(200, listedItem(document))
}

/** The answer of the stub for Recommand, which sends a document with a single call. Null for an unknown call. */
export function recommandAnswer(book: StubBook, { method, path, query, body }: StubRequest): StubAnswer | null {
  const call = `${method} ${path}`
  if (call === 'POST /api/v1/verify') {
    const { peppolAddress } = JSON.parse(body) as { peppolAddress: string }
    if (behaviourOf(peppolAddress) === 'notRegistered') return json(200, { success: true, isValid: false })
    return json(200, { success: true, isValid: true, supportedDocuments: TYPES.map((docTypeId) => ({ docTypeId })) })
  }
  if (call === 'GET /api/v1/documents') {
    const documents = book.search(query.get('search') ?? '').map(transmitted)
    return json(200, { success: true, documents, pagination: { total: documents.length } })
  }
  if (/^POST \/api\/v1\/[^/]+\/send$/.test(call)) return sentAtOnce(book, body)
  if (/^GET \/api\/v1\/companies\/[^/]+\/identifiers$/.test(call)) return json(200, { success: true, identifiers: [] })
  const [, id = ''] = /^GET \/api\/v1\/documents\/([^/]+)$/.exec(call) ?? []
  const document = book.documents.get(id)
  if (id === '') return null
  return document === undefined
    ? json(404, { success: false, errors: { root: ['Document not found'] } })
    : json(200, { success: true, document: transmitted(document) })
}

const STATUS = { DRAFT: 'pending', TRANSIT: 'pending', SENT: 'delivered', FAILED: 'failed' } as const

const transmitted = ({ id, kind, number, total, receiver, state }: StubDocument) => ({
  id,
  type: kind === 'INVOICE' ? 'invoice' : 'creditNote',
  direction: 'outgoing',
  receiverId: receiver,
  sentOverPeppol: true,
  deliveryStatus: STATUS[state],
  parsed: {
    [kind === 'INVOICE' ? 'invoiceNumber' : 'creditNoteNumber']: number,
    totals: { taxInclusiveAmount: total },
  },
})

function sentAtOnce(book: StubBook, body: string): StubAnswer {
  const { document: ubl } = JSON.parse(body) as { document: string }
  const document = book.add(ubl, 'DRAFT')
  const { receiver, number } = document
  const drop = (answer: StubAnswer): StubAnswer => {
    book.documents.delete(document.id)
    return answer
  }
  switch (behaviourOf(receiver)) {
    case 'keyRefused':
      return drop(json(401, { success: false, errors: { root: ['Unauthorized'] } }))
    case 'refusedAtPrepare':
      return drop(json(400, { success: false, errors: { document: ['BR-CO-15: the totals do not add up'] } }))
    case 'notRegistered':
      return drop(json(422, { success: false, errors: { root: ['Receiver not reached'] } }))
    case 'tooMany':
      if (book.timesBefore(`429 ${receiver} ${number}`) === 0)
        return drop(json(429, { success: false }, { 'retry-after': '2' }))
      break
    case 'preparesSilently':
      // The stub sends the document but does not store it, so a search does not find the document.
      book.send(document)
      return drop('silent')
    default:
  }
  book.send(document)
  if (behaviourOf(receiver) === 'submitsSilently') return 'silent'
  const answer = { success: true, id: document.id, sentOverPeppol: true, deliveryStatus: 'pending' }
  return json(200, behaviourOf(receiver) === 'hugeAnswer' ? { ...answer, padding: 'x'.repeat(HUGE) } : answer)
}
