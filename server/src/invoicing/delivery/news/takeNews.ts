import {
  isEnded,
  isTaken,
  progressOf,
  progressOfReplaced,
  type DeliveryNews,
  type DeliveryState,
  type DeliveryUpdate,
} from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { pauseBeforeRead } from '@uurwerk/domain/invoicing/peppol/deliveryPauses'
import { addSeconds } from '@uurwerk/domain/time/instant'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordAudit } from '../../../app/audit/recordAudit.ts'
import { markMailed } from '../../../platform/mail/mailStore.ts'
import type { PeppolResponse, ProviderState } from '../../../platform/peppol/accessPoint.ts'
import { keepEvent, updateDelivery, type DeliveryRow } from '../deliveryStore.ts'
import type { NewsContext } from './newsContext.ts'
import { releaseCopy } from '../releaseCopy.ts'

type News = {
  readonly provider: string
  readonly providerId: string
  readonly state: ProviderState
  readonly detail: string
  readonly responses: readonly PeppolResponse[]
}

/**
 * The state of a delivery for each code in a response of the receiver. The codes are those of UNCL4343 and of the
 * Peppol message level response. Software often sends the codes AB and IP automatically. These two codes say only that
 * the invoice arrived, so they do not stop the payment reminders (rule payments-17).
 */
const STATE_OF_CODE: Readonly<Record<PeppolResponse['kind'], Readonly<Record<string, Responded>>>> = {
  MLR: { AP: 'delivered', AB: 'delivered', RE: 'rejected' },
  IMR: {
    AP: 'accepted',
    CA: 'accepted',
    PD: 'accepted',
    UQ: 'queried',
    AB: 'delivered',
    IP: 'delivered',
    RE: 'rejected',
  },
}
type Responded = 'delivered' | 'accepted' | 'queried' | 'rejected'

const NEWS_OF_STATE = { draft: null, transit: 'transit', sent: 'sent', failed: 'failed', unknown: null } as const

/**
 * Stores a report of the access point once, and applies its effect. An earlier state than the current one is stored,
 * but changes nothing (rules invoicing-90, invoicing-91).
 */
export async function takeNews(context: NewsContext, row: DeliveryRow, news: News): Promise<void> {
  const { tx, now } = context
  const { providerId } = news
  const reported = NEWS_OF_STATE[news.state]
  // A document that the access point accepted counts as sent, also when its first state is not known yet.
  const all: DeliveryNews[] = [{ kind: reported ?? 'transit' }, ...news.responses.flatMap(newsOfResponse)]
  await updateDelivery(tx, row.id, { providerId })
  await keepReports(context, news)
  const { state, respondedAt, contradicts } = all.reduce<DeliveryUpdate>(
    (progress, each) => {
      const next = row.isReplaced ? progressOfReplaced(progress, each) : progressOf(progress, each)
      return { ...next, contradicts: next.contradicts || progress.contradicts }
    },
    { state: row.state, respondedAt: row.respondedAt, contradicts: false },
  )
  const leaves = isTaken(state) && !isTaken(row.state)
  const sentAt = row.sentAt ?? now
  const pause = isEnded(state)
    ? null
    : pauseBeforeRead({ secondsSinceSent: now - sentAt, isDelivered: state !== 'sent' })
  const changed = state !== row.state
  await updateDelivery(tx, row.id, {
    state,
    step: 'read',
    tries: 0,
    respondedAt,
    sentAt,
    ...(contradicts ? { contradicted: true } : {}),
    ...(changed ? { detail: detailOf(state, news) } : {}),
    ...(changed && isArrived(state) ? { deliveredAt: now } : {}),
    nextAt: pause === null ? null : addSeconds(now, pause),
  })
  if (leaves) await settleTaken(context, row)
  if (changed) await recordProgress(context, row, { state, detail: detailOf(state, news) })
}

const isArrived = (state: DeliveryState): boolean => isTaken(state) && state !== 'sent'

const newsOfResponse = ({ kind, code, at }: PeppolResponse): DeliveryNews[] => {
  const state = STATE_OF_CODE[kind][code]
  return state === undefined ? [] : [{ kind: 'response', state, at }]
}

function detailOf(state: DeliveryState, { detail, responses }: News): string {
  if (state === 'failed') return detail
  return state === 'rejected' || state === 'queried' ? (responses.findLast(({ text }) => text !== '')?.text ?? '') : ''
}

async function keepReports({ tx, now }: NewsContext, news: News): Promise<void> {
  const { provider, providerId, state, detail, responses } = news
  if (provider === '') return
  if (NEWS_OF_STATE[state] !== null)
    await keepEvent(tx, { provider, eventId: `${providerId} ${state}`, providerId, kind: state, detail, at: now })
  for (const { kind, code, text, at } of responses) {
    const eventId = `${providerId} ${kind} ${code} ${at}`
    await keepEvent(tx, { provider, eventId, providerId, kind: `${kind} ${code}`.trim(), detail: text, at })
  }
}

/** The access point accepted the document. Also mails the copy to the customer (rule invoicing-85). */
async function settleTaken(context: NewsContext, row: DeliveryRow): Promise<void> {
  const { tx, now } = context
  const { invoiceId, creditNoteId } = row
  await recordAudit(tx, {
    actorId: null,
    now,
    action: 'send peppol delivery',
    entity: 'invoice',
    entityId: invoiceId,
    after: { number: row.number, receiver: row.receiver },
  })
  await releaseCopy(context, row)
  await markMailed(tx, { invoiceId, creditNoteId }, now)
}

const ACTIONS: Partial<Record<DeliveryState, AuditAction>> = {
  delivered: 'complete peppol delivery',
  accepted: 'accept peppol delivery',
  queried: 'query peppol delivery',
  rejected: 'reject peppol delivery',
  failed: 'fail peppol delivery',
}

type Progress = { readonly state: DeliveryState; readonly detail: string }

async function recordProgress({ tx, now }: NewsContext, row: DeliveryRow, { state, detail }: Progress): Promise<void> {
  const action = ACTIONS[state]
  if (action === undefined) return
  await recordAudit(tx, {
    actorId: null,
    now,
    action,
    entity: 'invoice',
    entityId: row.invoiceId,
    after: { number: row.number, receiver: row.receiver, ...(detail === '' ? {} : { reason: detail }) },
  })
}
