import { DRAFT_PAUSE, pauseBeforeSearch } from '@uurwerk/domain/invoicing/peppol/deliveryPauses'
import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { addSeconds } from '@uurwerk/domain/time/instant'
import { retryPause } from '../../../platform/mail/retryPause.ts'
import type { AccessPoint, KnownDocument, ProviderState, CallFailure } from '../../../platform/peppol/accessPoint.ts'
import { insertPeppolAttempt, updateDelivery, type DeliveryRow, type DeliveryStep } from '../deliveryStore.ts'
import { refuseKey } from '../peppolStore.ts'
import { lockInvoice } from '../../invoiceLockStore.ts'
import { queueStep } from '../queueStep.ts'
import { takesKind } from '../receiverFound.ts'
import type { StepAnswer } from './stepAnswer.ts'
import type { NewsContext } from '../news/newsContext.ts'
import { takeNews } from '../news/takeNews.ts'
import { recordAudit } from '../../../app/audit/recordAudit.ts'

type Step = {
  readonly row: DeliveryRow
  readonly answered: StepAnswer
  readonly accessPoint: AccessPoint
  readonly keyHash: Buffer
}

/**
 * `goesOn`: true when the next step follows immediately. `strays`: the ids of drafts that the access point must
 * delete, because they are not needed any more.
 */
type Settled = { readonly goesOn: boolean; readonly strays: readonly string[] }

const ON: Settled = { goesOn: true, strays: [] }
const ENDED: Settled = { goesOn: false, strays: [] }
const SOON_SECONDS = 60
/**
 * The number of times that the server asks for the result of a call that sent a document and got no answer. After that,
 * HR must decide.
 */
const MOST_CHECKS = 12

/** Stores the result of a step of a delivery (one call to the access point) and decides what follows. */
export async function settleStep(context: NewsContext, step: Step): Promise<Settled> {
  const { row, answered, accessPoint } = step
  // A step of a waiting delivery can change the invoice. The invoice is therefore locked before the delivery changes,
  // in the same order as in all other calls.
  if (isWaiting(row.state)) await lockInvoice(context.tx, row.invoiceId)
  await updateDelivery(context.tx, row.id, { stepBeganAt: null, provider: accessPoint.code })
  const { answer } = answered
  if (answer !== null && 'result' in answer && (answer.result === 'keyRefused' || answer.result === 'unreachable'))
    return afterTrouble(context, step, answer)
  switch (answered.step) {
    case 'look_up':
      return settleLookUp(context, row, answered.answer)
    case 'find':
      return answered.answer.result === 'found' ? settleFind(context, step, answered.answer.documents) : ENDED
    case 'prepare':
      return settlePrepare(context, row, answered.answer)
    case 'submit':
      return settleSubmit(context, step, answered.answer)
    case 'check':
      return settleCheck(context, step, answered.answer)
    case 'read':
      if (answered.answer.result === 'state')
        await takeNews(context, row, {
          ...answered.answer,
          providerId: row.providerId ?? '',
          provider: accessPoint.code,
        })
      return ENDED
  }
}

type Answer<Of extends DeliveryStep> = Extract<StepAnswer, { readonly step: Of }>['answer']

async function afterTrouble(
  context: NewsContext,
  { row, answered, keyHash }: Step,
  failure: CallFailure,
): Promise<Settled> {
  const { tx, now } = context
  if (failure.result === 'keyRefused') {
    await insertPeppolAttempt(tx, row.id, { step: answered.step, result: 'key refused', detail: failure.detail, now })
    await refuseKey(tx, { keyHash, detail: failure.detail, now })
    // The next call is due immediately after the operator has changed the key of the access point.
    await updateDelivery(tx, row.id, { nextAt: now })
    return ENDED
  }
  if (answered.step === 'read') {
    await takeNews(context, row, {
      state: 'unknown',
      detail: '',
      responses: [],
      providerId: row.providerId ?? '',
      provider: '',
    })
    return ENDED
  }
  return retryLater(context, row, { step: answered.step, detail: failure.detail, after: failure.retryAfterSeconds })
}

type Later = { readonly step: DeliveryStep; readonly detail: string; readonly after?: number | null }

/**
 * Repeats the step later, after the same pauses as for a mail that failed. After the last pause, the delivery ends (rule
 * invoicing-86).
 */
async function retryLater(
  context: NewsContext,
  row: DeliveryRow,
  { step, detail, after = null }: Later,
): Promise<Settled> {
  const { tx, now } = context
  await insertPeppolAttempt(tx, row.id, { step: row.step, result: 'retried', detail, now })
  const tries = row.tries + 1
  const pause = retryPause(tries)
  if (pause === null) {
    // A sent document without an answer may have arrived, so HR must decide before it is sent again.
    await failDelivery(context, row, detail, step === 'check' ? 'unclear' : 'failed')
    return ENDED
  }
  await waitFor(context, row, { step, tries, seconds: after ?? pause })
  return ENDED
}

type Wait = { readonly step: DeliveryStep; readonly tries: number; readonly seconds: number }

async function waitFor({ tx, now }: NewsContext, { id }: DeliveryRow, { step, tries, seconds }: Wait): Promise<void> {
  await updateDelivery(tx, id, { step, tries, nextAt: addSeconds(now, seconds) })
  if (seconds <= SOON_SECONDS) await queueStep(tx, id, seconds)
}

async function goOn({ tx, now }: NewsContext, { id }: DeliveryRow, step: DeliveryStep): Promise<Settled> {
  await updateDelivery(tx, id, { step, nextAt: now })
  return ON
}

async function settleLookUp(context: NewsContext, row: DeliveryRow, known: Answer<'look_up'>): Promise<Settled> {
  if (known === null) return retryLater(context, row, { step: 'look_up', detail: 'het Peppol-netwerk antwoordt niet' })
  if (takesKind(known, row.kind)) return goOn(context, row, 'find')
  await failDelivery(context, row, `${row.receiver} is niet te vinden op Peppol`)
  return ENDED
}

const OUTSIDE_DRAFT: readonly ProviderState[] = ['sent', 'transit', 'unknown']

/**
 * Continues with the document that the access point already has. When it has none, the next step creates the document
 * there (rule invoicing-87).
 */
async function settleFind(
  context: NewsContext,
  { row, accessPoint }: Step,
  documents: readonly KnownDocument[],
): Promise<Settled> {
  const adopted = await adopt(context, row, { documents, provider: accessPoint.code })
  return adopted ?? goOn(context, row, accessPoint.steps === 2 ? 'prepare' : 'submit')
}

type Found = { readonly documents: readonly KnownDocument[]; readonly provider: string }

async function adopt(context: NewsContext, row: DeliveryRow, { documents, provider }: Found): Promise<Settled | null> {
  const { tx, now } = context
  const left = OUTSIDE_DRAFT.flatMap((state) => documents.filter((document) => document.state === state))
  const drafts = documents.filter(({ state }) => state === 'draft')
  const [first] = left.length > 0 ? left : drafts
  if (first === undefined) return null
  const { providerId, state } = first
  const strays = drafts.filter((draft) => draft !== first).map((draft) => draft.providerId)
  await insertPeppolAttempt(tx, row.id, { step: row.step, result: 'found', detail: '', now })
  if (state === 'draft') {
    await updateDelivery(tx, row.id, { state: 'prepared', providerId, step: 'submit', nextAt: now })
    return { goesOn: true, strays }
  }
  await takeNews(context, row, { state, detail: '', responses: [], providerId, provider })
  return { goesOn: false, strays }
}

async function settlePrepare(context: NewsContext, row: DeliveryRow, answer: Answer<'prepare'>): Promise<Settled> {
  const { tx, now } = context
  switch (answer.result) {
    case 'prepared':
      await insertPeppolAttempt(tx, row.id, { step: 'prepare', result: 'prepared', detail: '', now })
      await updateDelivery(tx, row.id, { state: 'prepared', providerId: answer.providerId, tries: 0 })
      return goOn(context, row, 'submit')
    case 'refused':
      await insertPeppolAttempt(tx, row.id, { step: 'prepare', result: 'refused', detail: answer.detail, now })
      await failDelivery(context, row, answer.detail)
      return ENDED
    default:
      return retryLater(context, row, { step: 'find', detail: answer.detail })
  }
}

async function settleSubmit(
  context: NewsContext,
  { row, accessPoint }: Step,
  answer: Answer<'submit'>,
): Promise<Settled> {
  const { tx, now } = context
  const note = (detail: string) =>
    insertPeppolAttempt(tx, row.id, { step: 'submit', result: answer.result, detail, now })
  switch (answer.result) {
    case 'taken': {
      await note('')
      const { providerId, state } = answer
      await takeNews(context, row, { state, detail: '', responses: [], providerId, provider: accessPoint.code })
      return ENDED
    }
    case 'gone':
      await updateDelivery(tx, row.id, { providerId: null })
      return retryLater(context, row, { step: 'find', detail: answer.detail })
    case 'refused':
      await note(answer.detail)
      await failDelivery(context, row, answer.detail)
      return ENDED
    default:
      await note(answer.detail)
      if (accessPoint.steps === 2) {
        await updateDelivery(tx, row.id, { tries: 0 })
        return goOn(context, row, 'check')
      }
      await waitFor(context, row, { step: 'check', tries: 0, seconds: pauseBeforeSearch(0) ?? 0 })
      return ENDED
  }
}

/** Handles the answer about an earlier call that sent the document and got no answer (rule invoicing-88). */
async function settleCheck(context: NewsContext, step: Step, answer: Answer<'check'>): Promise<Settled> {
  const { row, accessPoint } = step
  if (answer.result === 'found') return settleSearch(context, step, answer.documents)
  if (answer.result !== 'state') return ENDED
  if (answer.state === 'unknown') return retryLater(context, row, { step: 'check', detail: answer.detail })
  if (answer.state !== 'draft') {
    const providerId = row.providerId ?? ''
    await takeNews(context, row, { ...answer, providerId, provider: accessPoint.code })
    return ENDED
  }
  const tries = row.tries + 1
  if (tries >= MOST_CHECKS) {
    await failDelivery(context, row, 'het document bleef een concept bij het toegangspunt')
    return ENDED
  }
  if (tries % 2 === 1) {
    await waitFor(context, row, { step: 'check', tries, seconds: DRAFT_PAUSE })
    return ENDED
  }
  await updateDelivery(context.tx, row.id, { tries })
  return goOn(context, row, 'submit')
}

async function settleSearch(
  context: NewsContext,
  { row, accessPoint }: Step,
  documents: readonly KnownDocument[],
): Promise<Settled> {
  const adopted = await adopt(context, row, { documents, provider: accessPoint.code })
  if (adopted !== null) return adopted
  const tries = row.tries + 1
  const seconds = pauseBeforeSearch(tries)
  if (seconds === null) await failDelivery(context, row, 'het toegangspunt antwoordde niet', 'unclear')
  else await waitFor(context, row, { step: 'check', tries, seconds })
  return ENDED
}

async function failDelivery(
  { tx, now }: NewsContext,
  { id, invoiceId, receiver, number }: DeliveryRow,
  detail: string,
  state: 'failed' | 'unclear' = 'failed',
): Promise<void> {
  await updateDelivery(tx, id, { state, detail, nextAt: null })
  await recordAudit(tx, {
    actorId: null,
    now,
    action: state === 'failed' ? 'fail peppol delivery' : 'lose peppol delivery',
    entity: 'invoice',
    entityId: invoiceId,
    after: { number, receiver, reason: detail },
  })
}
