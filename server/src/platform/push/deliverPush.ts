import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import type { Services } from '../../app/services.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { retryPause } from '../mail/retryPause.ts'
import { boundedCall, type CallOutcome } from '../peppol/boundedCall.ts'
import { encryptPush } from './encryptPush.ts'
import { readPushKeys, type PushKeyPair } from './pushKeyStore.ts'
import { deleteDevice, lockMessage, settleMessage, startSendingMessage } from './pushMessageStore.ts'
import { queueNextPush } from './queuePush.ts'
import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

const VALID_SECONDS = 12 * 3600

type Input = {
  readonly endpoint: string
  /** The public URL of the office. The push service can contact the sender at this URL. */
  readonly publicUrl: string
  readonly now: Instant
}

/** The header that proves to a push service who sends a message (RFC 8292, VAPID). */
async function authorizePush(
  { publicKey, privateKey }: PushKeyPair,
  { endpoint, publicUrl, now }: Input,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y, d] = [point.subarray(1, 33), point.subarray(33), privateKey].map((part) => part.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: d! }, format: 'jwk' })
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(publicUrl)
    .setExpirationTime(now + VALID_SECONDS)
    .sign(key)
  return `vapid t=${token}, k=${publicKey}`
}

/** How long a push service keeps a message, and how long the server tries to send a message, in seconds. */
const KEPT_SECONDS = 24 * 3600
const ANSWER_MS = 10_000
const NO_LONGER_KNOWN = new Set([404, 410])
const TOO_MANY = 429
const SERVER_ERROR = 500

type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

/**
 * Makes one attempt to send a message to a browser. The start of the attempt is stored before the push service is
 * called. An attempt without a stored result is unclear, and is not repeated (rule notices-4). A browser that the push
 * service does not know is removed (rule notices-13).
 */
export async function deliverPush(services: Services, messageId: number): Promise<void> {
  const { db, clock } = services
  const message = await inTransaction(db, (tx) => startAttempt(tx, services, messageId))
  if (message === null) return
  const outcome = await send(services, message)
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const decision = decisionOf(message, { outcome, isOld: now > addSeconds(message.requestedAt, KEPT_SECONDS) })
    if (decision === 'forget') return deleteDevice(tx, message.deviceId)
    if (typeof decision === 'string') return settleMessage(tx, messageId, { status: decision, now })
    await settleMessage(tx, messageId, { status: 'queued', now })
    return queueNextPush(tx, messageId, decision.afterSeconds)
  })
}

async function startAttempt(tx: Tx, { clock }: Services, messageId: number): Promise<Message | null> {
  const message = await lockMessage(tx, messageId)
  if (message === null) return null
  if (message.status === 'sending') await settleMessage(tx, messageId, { status: 'unclear', now: clock.now() })
  if (message.status !== 'queued') return null
  await startSendingMessage(tx, messageId)
  return { ...message, attempts: message.attempts + 1 }
}

async function send({ db, clock, settings }: Services, message: Message): Promise<CallOutcome> {
  const now = clock.now()
  const keys = await readPushKeys(db, now)
  const { text, path, topic, endpoint } = message
  return boundedCall({
    url: new URL(endpoint),
    method: 'POST',
    headers: {
      authorization: await authorizePush(keys, { endpoint, publicUrl: settings.publicUrl, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      topic,
      urgency: 'normal',
    },
    body: encryptPush(JSON.stringify({ text, path, topic }), message),
    withinMs: ANSWER_MS,
  })
}

type Decision = 'sent' | 'failed' | 'unclear' | 'forget' | { readonly afterSeconds: number }

/** Decides what to do after the answer of a push service: sent, failed, or another attempt. */
function decisionOf(
  { attempts }: Message,
  { outcome, isOld }: { readonly outcome: CallOutcome; readonly isOld: boolean },
): Decision {
  if (outcome.kind === 'unclear') return 'unclear'
  if (outcome.kind === 'answer') {
    const { status } = outcome
    if (status >= 200 && status < 300) return 'sent'
    if (NO_LONGER_KNOWN.has(status)) return 'forget'
    if (status !== TOO_MANY && status < SERVER_ERROR) return 'failed'
  }
  const pause = retryPause(attempts)
  if (pause === null || isOld) return 'failed'
  return { afterSeconds: Math.max(pause, outcome.kind === 'answer' ? (outcome.retryAfterSeconds ?? 0) : 0) }
}
