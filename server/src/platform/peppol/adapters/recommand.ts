import { z } from 'zod'
import type {
  AccessPoint,
  FindAnswer,
  LookUpAnswer,
  PeppolDocument,
  ProviderState,
  SelfAnswer,
  StateAnswer,
  SubmitAnswer,
  DocumentIdentity,
} from '../accessPoint.ts'
import { detailOf } from '../boundedCall.ts'
import { centsIn } from '../centsIn.ts'
import { shaped } from '../shaped.ts'
import { createCalls, type Calls } from './createCalls.ts'
import { lookUpAnswerOf } from './lookUpAnswerOf.ts'

export type RecommandSettings = {
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
  readonly companyId: string
  /** The maximum time for an answer, in milliseconds; tests use a shorter time. */
  readonly withinMs?: number
}

const Delivered = { sentOverPeppol: z.boolean(), deliveryStatus: z.string().nullish() }
const Sent = z.object({ success: z.literal(true), id: z.string().min(1), ...Delivered })
const Verified = z.object({
  isValid: z.boolean(),
  supportedDocuments: z.array(z.object({ docTypeId: z.string() })).nullish(),
})
const Amount = z.union([z.string(), z.number()]).nullish()
const Document = z.object({
  id: z.string(),
  type: z.string(),
  receiverId: z.string().nullish(),
  ...Delivered,
  parsed: z
    .object({
      invoiceNumber: z.string().nullish(),
      creditNoteNumber: z.string().nullish(),
      totals: z.object({ taxInclusiveAmount: Amount, payableAmount: Amount }).nullish(),
    })
    .nullish(),
})
const Documents = z.object({ documents: z.array(Document) })
const OneDocument = z.object({ document: Document })
const Identifiers = z.object({ identifiers: z.array(z.object({ scheme: z.string(), identifier: z.string() })) })

/**
 * The access point Recommand. One call sends the document, and Recommand stores the document only after sending it.
 * When a call gets no answer and a search finds no document, the result is therefore unclear (rule invoicing-88).
 */
export function recommand({ url, apiKey, apiSecret, companyId, withinMs }: RecommandSettings): AccessPoint {
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`
  const calls = createCalls({ url, headers: { authorization, 'content-type': 'application/json' }, withinMs })
  const company = encodeURIComponent(companyId)
  return {
    code: 'recommand',
    steps: 1,
    lookUp: (peppolId) => lookUp(calls, peppolId),
    find: (wanted) => find(calls, wanted),
    // An access point with one step has no drafts, so this call does nothing.
    prepare: async () => ({ result: 'refused', detail: '' }),
    discard: async () => {},
    submit: (document) => submit(calls, company, document),
    stateOf: (providerId) => stateOf(calls, providerId),
    readHook: () => ({ result: 'ignored' }),
    self: () => self(calls, company),
  }
}

async function lookUp({ call }: Calls, peppolId: string): Promise<LookUpAnswer> {
  const body = JSON.stringify({ peppolAddress: peppolId })
  const outcome = await call('/api/v1/verify', { method: 'POST', body, isRead: true })
  return lookUpAnswerOf(outcome, Verified, ({ isValid, supportedDocuments }) =>
    isValid ? (supportedDocuments ?? []).map(({ docTypeId }) => docTypeId) : null,
  )
}

async function find({ read }: Calls, wanted: DocumentIdentity): Promise<FindAnswer> {
  const query = { direction: 'outgoing', search: wanted.number, limit: '200' }
  const answer = await read('/api/v1/documents', { query })
  if ('result' in answer) return answer
  const list = shaped(Documents, answer.body)
  if (list === null) return { result: 'unreachable', detail: 'onleesbare lijst', retryAfterSeconds: null }
  const documents = list.documents
    .filter((document) => isSame(document, wanted))
    .map((document) => ({ providerId: document.id, state: stateIn(document) }))
  return { result: 'found', documents }
}

async function submit({ change }: Calls, company: string, { receiver, ubl }: PeppolDocument): Promise<SubmitAnswer> {
  const body = JSON.stringify({ recipient: receiver, documentType: 'xml', document: ubl.toString('utf8') })
  const answer = await change(`/api/v1/${company}/send`, { body })
  if ('result' in answer) return answer
  if (answer.status >= 300) return { result: 'refused', detail: detailOf(answer.status, answer.body) }
  const sent = shaped(Sent, answer.body)
  return sent === null
    ? { result: 'unclear', detail: 'onleesbaar antwoord' }
    : { result: 'taken', providerId: sent.id, state: stateIn(sent) }
}

async function stateOf({ read }: Calls, providerId: string): Promise<StateAnswer> {
  const answer = await read(`/api/v1/documents/${encodeURIComponent(providerId)}`)
  if ('result' in answer) return answer
  const found = answer.status === 200 ? shaped(OneDocument, answer.body) : null
  const detail = answer.status === 200 ? '' : detailOf(answer.status, answer.body)
  return { result: 'state', state: found === null ? 'unknown' : stateIn(found.document), detail, responses: [] }
}

async function self({ read }: Calls, company: string): Promise<SelfAnswer> {
  const answer = await read(`/api/v1/companies/${company}/identifiers`)
  if ('result' in answer) return answer
  const ids = shaped(Identifiers, answer.body)?.identifiers.map(({ scheme, identifier }) => `${scheme}:${identifier}`)
  return { result: 'self', peppolIds: ids ?? null, credits: null }
}

type Status = { readonly sentOverPeppol: boolean; readonly deliveryStatus?: string | null | undefined }

function stateIn({ sentOverPeppol, deliveryStatus }: Status): ProviderState {
  if (!sentOverPeppol || deliveryStatus === 'failed') return 'failed'
  return deliveryStatus === 'pending' ? 'transit' : 'sent'
}

/**
 * True when the document has the wanted number, type and receiver, and also the wanted total when the list contains a
 * total.
 */
function isSame({ type, receiverId, parsed }: z.output<typeof Document>, wanted: DocumentIdentity): boolean {
  const isInvoice = wanted.kind === 'invoice'
  const number = isInvoice ? parsed?.invoiceNumber : parsed?.creditNoteNumber
  const total = centsIn(parsed?.totals?.taxInclusiveAmount ?? parsed?.totals?.payableAmount)
  const receiver = receiverId ?? wanted.receiver
  return (
    type === (isInvoice ? 'invoice' : 'creditNote') &&
    number === wanted.number &&
    (total === null || total === wanted.total) &&
    receiver === wanted.receiver
  )
}
