import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { peppolIdOf } from '@uurwerk/domain/invoicing/peppolId'
import { z } from 'zod'
import type {
  AccessPoint,
  FindAnswer,
  KnownDocument,
  LookUpAnswer,
  PeppolDocument,
  PeppolResponse,
  PrepareAnswer,
  ProviderState,
  SelfAnswer,
  StateAnswer,
  SubmitAnswer,
  CallFailure,
  DocumentIdentity,
} from '../accessPoint.ts'
import { detailOf } from '../boundedCall.ts'
import { centsIn } from '../centsIn.ts'
import { readHook } from './eInvoiceBeHook.ts'
import { shaped } from '../shaped.ts'
import { createCalls, type Calls } from './createCalls.ts'
import { lookUpAnswerOf } from './lookUpAnswerOf.ts'

export type EInvoiceBeSettings = {
  readonly url: string
  readonly apiKey: string
  readonly webhookSecret: string | null
  /** The maximum time for an answer, in milliseconds; tests use a shorter time. */
  readonly withinMs?: number
}

const STATES = { DRAFT: 'draft', TRANSIT: 'transit', SENT: 'sent', FAILED: 'failed' } as const

const stateIn = (state: unknown): ProviderState =>
  typeof state === 'string' && state in STATES ? STATES[state as keyof typeof STATES] : 'unknown'

const Listed = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      document_type: z.string(),
      invoice_id: z.string().nullish(),
      invoice_total: z.union([z.string(), z.number()]).nullish(),
      customer_peppol_id: z.string().nullish(),
    }),
  ),
  total: z.number().optional(),
})
type Item = z.output<typeof Listed>['items'][number]

const Made = z.object({ id: z.string().min(1) })
const Stated = z.object({ state: z.string() })
const Validated = z.object({
  is_valid: z.boolean(),
  dns_valid: z.boolean(),
  supported_document_types: z.array(z.string()).nullish(),
})
const Me = z.object({ peppol_ids: z.array(z.string()).nullish(), credit_balance: z.number().nullish() })

const PAGE_SIZE = 100
const MOST_PAGES = 10

/**
 * The access point e-invoice.be. A document is first a draft, and the server then sends the draft. The server can read
 * both states, so it can find the result of an interrupted call without an idempotency key (rule invoicing-87).
 */
export function eInvoiceBe({ url, apiKey, webhookSecret, withinMs }: EInvoiceBeSettings): AccessPoint {
  const calls = createCalls({ url, headers: { authorization: `Bearer ${apiKey}` }, withinMs })
  return {
    code: 'e-invoice.be',
    steps: 2,
    lookUp: (peppolId) => lookUp(calls, peppolId),
    find: (wanted) => find(calls, wanted),
    prepare: (document) => prepare(calls, document),
    submit: (document, providerId) => submit(calls, document, providerId),
    stateOf: (providerId) => stateOf(calls, providerId),
    discard: async (providerId) => void (await calls.call(documentPath(providerId), { method: 'DELETE' })),
    readHook: (headers, rawBody) => readHook(webhookSecret, headers, rawBody),
    self: () => self(calls),
  }
}

const documentPath = (providerId: string, rest = '') => `/api/documents/${encodeURIComponent(providerId)}${rest}`

async function lookUp({ call }: Calls, peppolId: string): Promise<LookUpAnswer> {
  const outcome = await call('/api/validate/peppol-id', { query: { peppol_id: peppolId } })
  if (outcome.kind === 'answer' && outcome.status === 422)
    return { found: 'no', invoice: false, creditNote: false, detail: detailOf(outcome.status, outcome.body) }
  return lookUpAnswerOf(outcome, Validated, ({ is_valid, dns_valid, supported_document_types }) =>
    is_valid && dns_valid ? (supported_document_types ?? []) : null,
  )
}

async function listed(
  { read }: Calls,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Item[] | CallFailure> {
  const items: Item[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await read(path, { query: { ...query, page: `${page}`, page_size: `${PAGE_SIZE}` } })
    if ('result' in answer) return answer
    const list = shaped(Listed, answer.body)
    if (list === null) return { result: 'unreachable', detail: 'onleesbare lijst', retryAfterSeconds: null }
    items.push(...list.items)
    if (list.items.length < PAGE_SIZE) break
  }
  return items
}

async function find(calls: Calls, wanted: DocumentIdentity): Promise<FindAnswer> {
  const search = { search: wanted.number }
  const type = wanted.kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE'
  const documents: KnownDocument[] = []
  for (const [path, query] of [
    ['/api/outbox/', { ...search, type }],
    ['/api/drafts/', search],
  ] as const) {
    const items = await listed(calls, path, query)
    if (!Array.isArray(items)) return items
    documents.push(
      ...items
        .filter((item) => isSame(item, wanted, type))
        .map(({ id, state }) => ({ providerId: id, state: stateIn(state) })),
    )
  }
  return { result: 'found', documents }
}

async function prepare({ change }: Calls, { ubl, number }: PeppolDocument): Promise<PrepareAnswer> {
  const body = new FormData()
  body.set(
    'file',
    new Blob([new Uint8Array(ubl)], { type: 'application/xml' }),
    `${number.replaceAll(/[^\w.-]+/g, '-')}.xml`,
  )
  const answer = await change('/api/documents/ubl', { body })
  if ('result' in answer) return answer
  const made = answer.status < 300 ? shaped(Made, answer.body) : null
  if (made !== null) return { result: 'prepared', providerId: made.id }
  return { result: answer.status < 300 ? 'unclear' : 'refused', detail: detailOf(answer.status, answer.body) }
}

async function submit(
  { change }: Calls,
  { sender, receiver }: PeppolDocument,
  providerId: string | null,
): Promise<SubmitAnswer> {
  if (providerId === null) return { result: 'gone', detail: '' }
  const [from, to] = [peppolIdOf(sender), peppolIdOf(receiver)]
  if (from === null || to === null) return { result: 'refused', detail: `ongeldig Peppol-adres ${receiver}` }
  const query = {
    sender_peppol_scheme: from.scheme,
    sender_peppol_id: from.id,
    receiver_peppol_scheme: to.scheme,
    receiver_peppol_id: to.id,
  }
  const answer = await change(documentPath(providerId, '/send'), { query })
  if ('result' in answer) return answer
  const { status, body } = answer
  if (status < 300) return { result: 'taken', providerId, state: stateIn(shaped(Stated, body)?.state) }
  // The document is not a draft any more, because an earlier call has sent it.
  if (status === 405) return { result: 'taken', providerId, state: 'unknown' }
  return { result: status === 404 ? 'gone' : 'refused', detail: detailOf(status, body) }
}

async function stateOf({ call, read }: Calls, providerId: string): Promise<StateAnswer> {
  const answer = await read(documentPath(providerId))
  if ('result' in answer) return answer
  if (answer.status !== 200)
    return { result: 'state', state: 'unknown', detail: detailOf(answer.status, answer.body), responses: [] }
  const state = stateIn(shaped(Stated, answer.body)?.state)
  if (state === 'draft') return { result: 'state', state, detail: '', responses: [] }
  const timeline = await call(documentPath(providerId, '/timeline'))
  const events = timeline.kind === 'answer' && timeline.status === 200 ? eventsIn(timeline.body) : []
  const failure = events.findLast(({ name }) => name === 'send_failed')
  const detail = state === 'failed' ? (failure?.text ?? '') : ''
  return { result: 'state', state, detail, responses: events.flatMap(responseIn) }
}

async function self({ read }: Calls): Promise<SelfAnswer> {
  const answer = await read('/api/me/')
  if ('result' in answer) return answer
  const me = shaped(Me, answer.body)
  return { result: 'self', peppolIds: me?.peppol_ids ?? null, credits: me?.credit_balance ?? null }
}

/** Two documents are the same when their number, type, total and receiver are equal. */
function isSame(item: Item, { number, total, receiver }: DocumentIdentity, type: string): boolean {
  const { invoice_id, document_type, invoice_total, customer_peppol_id: to } = item
  const [, value = receiver] = receiver.split(':')
  const otherReceiver = to !== null && to !== undefined && to !== receiver && to !== value
  return invoice_id === number && document_type === type && centsIn(invoice_total) === total && !otherReceiver
}

const Event = z.object({
  event_type: z.string().nullish(),
  type: z.string().nullish(),
  created_at: z.union([z.string(), z.number()]).nullish(),
  timestamp: z.union([z.string(), z.number()]).nullish(),
  details: z.unknown(),
})
const Events = z.union([z.array(Event), z.object({ events: z.array(Event) }), z.object({ items: z.array(Event) })])

type TimelineEvent = { readonly name: string; readonly at: Instant; readonly text: string; readonly details: unknown }

function eventsIn(body: unknown): TimelineEvent[] {
  const read = shaped(Events, body)
  const events = read === null ? [] : Array.isArray(read) ? read : 'events' in read ? read.events : read.items
  return events.map(({ event_type, type, created_at, timestamp, details }) => ({
    name: event_type ?? type ?? '',
    at: momentIn(created_at ?? timestamp),
    text: formatDetails(details),
    details,
  }))
}

function momentIn(value: string | number | null | undefined): Instant {
  const seconds = typeof value === 'number' ? value : Date.parse(value ?? '') / 1000
  return Number.isFinite(seconds) ? toInstant(Math.trunc(seconds)) : toInstant(0)
}

const LONGEST_DETAIL = 400

const formatDetails = (details: unknown): string =>
  (typeof details === 'string'
    ? details
    : details === null || details === undefined
      ? ''
      : JSON.stringify(details)
  ).slice(0, LONGEST_DETAIL)

const Coded = z.object({ response_code: z.string().nullish(), status: z.string().nullish() })

/**
 * The access point does not document the fields of a response. The code is read from `response_code` or `status`, and
 * the text also contains the other fields.
 */
function responseIn({ name, at, text, details }: TimelineEvent): PeppolResponse[] {
  if (name !== 'mlr_received' && name !== 'imr_received') return []
  const coded = shaped(Coded, details)
  const code = (coded?.response_code ?? coded?.status ?? '').toUpperCase()
  return [{ kind: name === 'mlr_received' ? 'MLR' : 'IMR', code, text, at }]
}
