import { createPrivateKey } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import { SignJWT } from 'jose'
import type { PushKeyPair } from './pushKeyStore.ts'

const VALID_SECONDS = 12 * 3600

type Asked = {
  readonly endpoint: string
  /** The public address of the office. The push service can contact the sender at this address. */
  readonly publicUrl: string
  readonly now: Instant
}

/** The header that proves to a push service who sends a message (RFC 8292, VAPID). */
export async function authorizePush(
  { publicKey, privateKey }: PushKeyPair,
  { endpoint, publicUrl, now }: Asked,
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
