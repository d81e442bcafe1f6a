import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { peppolIdOf } from '@uurwerk/domain/invoicing/peppolId'
import { z } from 'zod'
import type {
  AccessPoint,
  FindAnswer,
  Known,
  LookUpAnswer,
  PeppolDocument,
  PeppolResponse,
  PrepareAnswer,
  ProviderState,
  SelfAnswer,
  StateAnswer,
  SubmitAnswer,
  Wanted,
} from '../accessPoint.ts'
import { boundedCall, detailOf, troubleOf, troubleOfChange, type CallRequest } from '../boundedCall.ts'
import { centsIn } from '../centsIn.ts'
import { readHook } from './eInvoiceBeHook.ts'
import { shaped } from '../shapes.ts'
import { takesDocuments } from '../takesDocuments.ts'

const READ_WITHIN_MS = 20_000
const CHANGE_WITHIN_MS = 60_000

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
 * The access point e-invoice.be: a document is first a draft and is then sent, and both states can be read. So an
 * interrupted call can be explained without a key for repeated calls (rule invoicing-87).
 */
export function eInvoiceBe({ url, apiKey, webhookSecret, withinMs }: EInvoiceBeSettings): AccessPoint {
  const call = (path: string, query: Readonly<Record<string, string>> = {}, rest: Partial<CallRequest> = {}) => {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    return boundedCall({
      url: target,
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      withinMs: withinMs ?? (rest.method === 'POST' ? CHANGE_WITHIN_MS : READ_WITHIN_MS),
      ...rest,
    })
  }
  const documentPath = (providerId: string, rest = '') => `/api/documents/${encodeURIComponent(providerId)}${rest}`

  async function lookUp(peppolId: string): Promise<LookUpAnswer> {
    const outcome = await call('/api/validate/peppol-id', { peppol_id: peppolId })
    const nothing = { invoice: false, creditNote: false }
    if (outcome.kind !== 'answer') return { found: 'unknown', ...nothing, detail: outcome.detail }
    const detail = detailOf(outcome.status, outcome.body)
    if (outcome.status === 422) return { found: 'no', ...nothing, detail }
    const answer = outcome.status === 200 ? shaped(Validated, outcome.body) : null
    if (answer === null) return { found: 'unknown', ...nothing, detail }
    if (!answer.is_valid || !answer.dns_valid) return { found: 'no', ...nothing, detail: '' }
    return { found: 'yes', ...takesDocuments(answer.supported_document_types ?? []), detail: '' }
  }

  async function listed(path: string, query: Readonly<Record<string, string>>): Promise<Item[] | FindAnswer> {
    const items: Item[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const outcome = await call(path, { ...query, page: `${page}`, page_size: `${PAGE_SIZE}` })
      const trouble = troubleOf(outcome)
      if (trouble !== null) return trouble
      const answer = outcome.kind === 'answer' ? shaped(Listed, outcome.body) : null
      if (answer === null) return { result: 'unreachable', detail: 'onleesbare lijst', retryAfterSeconds: null }
      items.push(...answer.items)
      if (answer.items.length < PAGE_SIZE) break
    }
    return items
  }

  async function find(wanted: Wanted): Promise<FindAnswer> {
    const search = { search: wanted.number }
    const type = wanted.kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE'
    const documents: Known[] = []
    for (const [path, query] of [
      ['/api/outbox/', { ...search, type }],
      ['/api/drafts/', search],
    ] as const) {
      const items = await listed(path, query)
      if (!Array.isArray(items)) return items
      documents.push(
        ...items
          .filter((item) => isSame(item, wanted, type))
          .map(({ id, state }) => ({ providerId: id, state: stateIn(state) })),
      )
    }
    return { result: 'found', documents }
  }

  async function prepare({ ubl, number }: PeppolDocument): Promise<PrepareAnswer> {
    const body = new FormData()
    body.set(
      'file',
      new Blob([new Uint8Array(ubl)], { type: 'application/xml' }),
      `${number.replaceAll(/[^\w.-]+/g, '-')}.xml`,
    )
    const outcome = await call('/api/documents/ubl', {}, { method: 'POST', body })
    const trouble = troubleOfChange(outcome)
    if (trouble !== null) return trouble
    if (outcome.kind !== 'answer') return { result: 'unclear', detail: outcome.detail }
    const made = outcome.status < 300 ? shaped(Made, outcome.body) : null
    if (made !== null) return { result: 'prepared', providerId: made.id }
    const detail = detailOf(outcome.status, outcome.body)
    return { result: outcome.status < 300 ? 'unclear' : 'refused', detail }
  }

  async function submit({ sender, receiver }: PeppolDocument, providerId: string | null): Promise<SubmitAnswer> {
    if (providerId === null) return { result: 'gone', detail: '' }
    const [from, to] = [peppolIdOf(sender), peppolIdOf(receiver)]
    if (from === null || to === null) return { result: 'refused', detail: `ongeldig Peppol-adres ${receiver}` }
    const ids = {
      sender_peppol_scheme: from.scheme,
      sender_peppol_id: from.id,
      receiver_peppol_scheme: to.scheme,
      receiver_peppol_id: to.id,
    }
    const outcome = await call(documentPath(providerId, '/send'), ids, { method: 'POST' })
    const trouble = troubleOfChange(outcome)
    if (trouble !== null) return trouble
    if (outcome.kind !== 'answer') return { result: 'unclear', detail: outcome.detail }
    const { status, body } = outcome
    const detail = detailOf(status, body)
    if (status < 300) return { result: 'taken', providerId, state: stateIn(shaped(Stated, body)?.state) }
    // The document is not a draft any more, so an earlier call sent it.
    if (status === 405) return { result: 'taken', providerId, state: 'unknown' }
    return { result: status === 404 ? 'gone' : 'refused', detail }
  }

  async function stateOf(providerId: string): Promise<StateAnswer> {
    const outcome = await call(documentPath(providerId))
    const trouble = troubleOf(outcome)
    if (trouble !== null) return trouble
    if (outcome.kind !== 'answer') return { result: 'unreachable', detail: '', retryAfterSeconds: null }
    if (outcome.status !== 200)
      return { result: 'state', state: 'unknown', detail: detailOf(outcome.status, outcome.body), responses: [] }
    const state = stateIn(shaped(Stated, outcome.body)?.state)
    if (state === 'draft') return { result: 'state', state, detail: '', responses: [] }
    const timeline = await call(documentPath(providerId, '/timeline'))
    const events = timeline.kind === 'answer' && timeline.status === 200 ? eventsIn(timeline.body) : []
    const failure = events.findLast(({ name }) => name === 'send_failed')
    return {
      result: 'state',
      state,
      detail: state === 'failed' ? (failure?.text ?? '') : '',
      responses: events.flatMap(responseIn),
    }
  }

  return {
    code: 'e-invoice.be',
    steps: 2,
    lookUp,
    find,
    prepare,
    submit,
    stateOf,
    discard: async (providerId) => void (await call(documentPath(providerId), {}, { method: 'DELETE' })),
    readHook: (headers, rawBody) => readHook(webhookSecret, headers, rawBody),
    self: async (): Promise<SelfAnswer> => {
      const outcome = await call('/api/me/')
      const trouble = troubleOf(outcome)
      if (trouble !== null) return trouble
      const me = outcome.kind === 'answer' ? shaped(Me, outcome.body) : null
      return { result: 'self', peppolIds: me?.peppol_ids ?? null, credits: me?.credit_balance ?? null }
    },
  }
}

/** The same document has the same number, type and total. Another receiver means another document. */
function isSame(item: Item, { number, total, receiver }: Wanted, type: string): boolean {
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
    text: writtenDetails(details),
    details,
  }))
}

function momentIn(value: string | number | null | undefined): Instant {
  const seconds = typeof value === 'number' ? value : Date.parse(value ?? '') / 1000
  return Number.isFinite(seconds) ? toInstant(Math.trunc(seconds)) : toInstant(0)
}

const LONGEST_DETAIL = 400

const writtenDetails = (details: unknown): string =>
  (typeof details === 'string'
    ? details
    : details === null || details === undefined
      ? ''
      : JSON.stringify(details)
  ).slice(0, LONGEST_DETAIL)

const Coded = z.object({ response_code: z.string().nullish(), status: z.string().nullish() })

/** The fields of a response are not documented: a code is read from two names only, and the rest is shown as it is. */
function responseIn({ name, at, text, details }: TimelineEvent): PeppolResponse[] {
  if (name !== 'mlr_received' && name !== 'imr_received') return []
  const coded = shaped(Coded, details)
  const code = (coded?.response_code ?? coded?.status ?? '').toUpperCase()
  return [{ kind: name === 'mlr_received' ? 'MLR' : 'IMR', code, text, at }]
}
