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
  Wanted,
} from '../accessPoint.ts'
import { boundedCall, detailOf, troubleOf, troubleOfChange } from '../boundedCall.ts'
import { centsIn } from '../centsIn.ts'
import { shaped } from '../shapes.ts'
import { takesDocuments } from '../takesDocuments.ts'

const READ_WITHIN_MS = 20_000
const CHANGE_WITHIN_MS = 60_000

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
 * The access point Recommand: one call sends the document, and its server sends the document before it stores it. A
 * call without an answer that a search cannot explain therefore stays unclear (rule invoicing-88).
 */
export function recommand({ url, apiKey, apiSecret, companyId, withinMs }: RecommandSettings): AccessPoint {
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`
  const call = (path: string, query: Readonly<Record<string, string>> = {}, body?: object) => {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const isRead = body === undefined || path.endsWith('/verify')
    return boundedCall({
      url: target,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      withinMs: withinMs ?? (isRead ? READ_WITHIN_MS : CHANGE_WITHIN_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async function lookUp(peppolId: string): Promise<LookUpAnswer> {
    const outcome = await call('/api/v1/verify', {}, { peppolAddress: peppolId })
    const nothing = { invoice: false, creditNote: false }
    if (outcome.kind !== 'answer') return { found: 'unknown', ...nothing, detail: outcome.detail }
    const answer = outcome.status === 200 ? shaped(Verified, outcome.body) : null
    if (answer === null) return { found: 'unknown', ...nothing, detail: detailOf(outcome.status, outcome.body) }
    if (!answer.isValid) return { found: 'no', ...nothing, detail: '' }
    const types = (answer.supportedDocuments ?? []).map(({ docTypeId }) => docTypeId)
    return { found: 'yes', ...takesDocuments(types), detail: '' }
  }

  async function find(wanted: Wanted): Promise<FindAnswer> {
    const outcome = await call('/api/v1/documents', { direction: 'outgoing', search: wanted.number, limit: '200' })
    const trouble = troubleOf(outcome)
    if (trouble !== null) return trouble
    const answer = outcome.kind === 'answer' ? shaped(Documents, outcome.body) : null
    if (answer === null) return { result: 'unreachable', detail: 'onleesbare lijst', retryAfterSeconds: null }
    const documents = answer.documents
      .filter((document) => isSame(document, wanted))
      .map((document) => ({ providerId: document.id, state: stateIn(document) }))
    return { result: 'found', documents }
  }

  async function submit({ receiver, ubl }: PeppolDocument): Promise<SubmitAnswer> {
    const body = { recipient: receiver, documentType: 'xml', document: ubl.toString('utf8') }
    const outcome = await call(`/api/v1/${encodeURIComponent(companyId)}/send`, {}, body)
    const trouble = troubleOfChange(outcome)
    if (trouble !== null) return trouble
    if (outcome.kind !== 'answer') return { result: 'unclear', detail: outcome.detail }
    const detail = detailOf(outcome.status, outcome.body)
    if (outcome.status >= 300) return { result: 'refused', detail }
    const sent = shaped(Sent, outcome.body)
    return sent === null
      ? { result: 'unclear', detail: 'onleesbaar antwoord' }
      : { result: 'taken', providerId: sent.id, state: stateIn(sent) }
  }

  async function stateOf(providerId: string): Promise<StateAnswer> {
    const outcome = await call(`/api/v1/documents/${encodeURIComponent(providerId)}`)
    const trouble = troubleOf(outcome)
    if (trouble !== null) return trouble
    if (outcome.kind !== 'answer') return { result: 'unreachable', detail: '', retryAfterSeconds: null }
    const read = outcome.status === 200 ? shaped(OneDocument, outcome.body) : null
    const detail = outcome.status === 200 ? '' : detailOf(outcome.status, outcome.body)
    return { result: 'state', state: read === null ? 'unknown' : stateIn(read.document), detail, responses: [] }
  }

  return {
    code: 'recommand',
    steps: 1,
    lookUp,
    find,
    // With one step, no draft exists: these calls do not apply.
    prepare: async () => ({ result: 'refused', detail: '' }),
    discard: async () => {},
    submit,
    stateOf,
    readHook: () => ({ result: 'ignored' }),
    self: async (): Promise<SelfAnswer> => {
      const outcome = await call(`/api/v1/companies/${encodeURIComponent(companyId)}/identifiers`)
      const trouble = troubleOf(outcome)
      if (trouble !== null) return trouble
      const read = outcome.kind === 'answer' ? shaped(Identifiers, outcome.body) : null
      const ids = read?.identifiers.map(({ scheme, identifier }) => `${scheme}:${identifier}`) ?? null
      return { result: 'self', peppolIds: ids, credits: null }
    },
  }
}

type Status = { readonly sentOverPeppol: boolean; readonly deliveryStatus?: string | null | undefined }

function stateIn({ sentOverPeppol, deliveryStatus }: Status): ProviderState {
  if (!sentOverPeppol || deliveryStatus === 'failed') return 'failed'
  return deliveryStatus === 'pending' ? 'transit' : 'sent'
}

/** The same document has the same number, type and receiver, and the same total when the list states a total. */
function isSame({ type, receiverId, parsed }: z.output<typeof Document>, wanted: Wanted): boolean {
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
