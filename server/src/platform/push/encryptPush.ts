import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

const RECORD_BYTES = 4096
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** The byte after the text in the last record of a message. A push message has only one record (RFC 8188). */
const END_OF_LAST_RECORD = 2

/** The keys of a browser, in base64url. */
export type PushKeys = { readonly p256dh: string; readonly auth: string }

const newKeyPair = (): ECDH => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/**
 * Encrypts a message for one browser as in RFC 8291 (Message Encryption for Web Push), so that the push service cannot
 * read it. Throws when the key of the browser is not a point of the curve. Only a test gives the key pair and the salt.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { pair = newKeyPair(), salt = randomBytes(16) }: { readonly pair?: ECDH; readonly salt?: Buffer } = {},
): Uint8Array<ArrayBuffer> {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const ownKey = pair.getPublicKey()
  const bytes = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const secret = bytes(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = bytes(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES)
  const nonce = bytes(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(END_OF_LAST_RECORD)), cipher.final()]
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(ownKey.length, 4)
  return new Uint8Array(Buffer.concat([salt, sizes, ownKey, ...encrypted, cipher.getAuthTag()]))
}
