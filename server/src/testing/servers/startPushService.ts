import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import { afterAll } from 'vitest'

export type PushedMessage = {
  readonly text: string
  readonly headers: IncomingHttpHeaders
  /** The claims in the token of the sender. The signature of the token has been verified. */
  readonly sender: Readonly<Record<string, unknown>>
}

export type PushBrowser = {
  /** The push address and the keys, as a real browser gives them to a web app. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** The messages that arrived, decrypted. */
  readonly received: PushedMessage[]
}

export type PushService = {
  readonly url: string
  /** Makes a browser that accepts messages only from the sender with this public key. */
  browserFor(publicKey: string): PushBrowser
  /**
   * Sets the status of the next answers. With status 201, the push service accepts the messages; with any other status,
   * it refuses them.
   */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void
  /** The number of requests that the push service has got. */
  readonly requestCount: () => number
}

/**
 * Starts a push service on this machine. It verifies the sender of each message (RFC 8292) and decrypts the message
 * (RFC 8291).
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Receiving>()
  let answer: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = {
    status: 201,
    headers: {},
  }
  let requestCount = 0
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      requestCount += 1
      const browser = browsers.get(request.url ?? '')
      let { status } = answer
      if (status === 201)
        status = browser === undefined ? 404 : await receive(browser, { url, body, headers: request.headers })
      response.writeHead(status, answer.headers).end()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    browserFor: (publicKey) => {
      const pair = createECDH('prime256v1')
      const [p256dh, auth] = [pair.generateKeys().toString('base64url'), randomBytes(16).toString('base64url')]
      const path = `/push/${randomUUID()}`
      const received: PushedMessage[] = []
      browsers.set(path, { publicKey, privateKey: pair.getPrivateKey(), auth, received })
      return { subscription: { endpoint: `${url}${path}`, keys: { p256dh, auth } }, received }
    },
    answerWith: (status, headers = {}) => {
      answer = { status, headers }
    },
    requestCount: () => requestCount,
  }
}

type Receiving = {
  readonly publicKey: string
  readonly privateKey: Buffer
  readonly auth: string
  readonly received: PushedMessage[]
}

type Request = { readonly url: string; readonly body: Buffer; readonly headers: IncomingHttpHeaders }

/**
 * Checks a message. Returns status 201 when the browser trusts the sender and the message can be decrypted. Otherwise
 * returns the status of the refusal.
 */
async function receive(browser: Receiving, { url, body, headers }: Request): Promise<number> {
  const vapid = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(headers.authorization ?? '')?.groups
  if (vapid === undefined || vapid['key'] !== browser.publicKey) return 403
  const point = Buffer.from(browser.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  try {
    // The push service uses the same test clock as the server.
    const { payload } = await jwtVerify(vapid['token']!, key, { audience: url, currentDate: new Date(0) })
    browser.received.push({ text: decrypted(browser, body), headers, sender: payload })
    return 201
  } catch {
    return 403
  }
}

function decrypted({ privateKey, auth }: Receiving, body: Buffer): string {
  const [salt, recordBytes, keyBytes] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + keyBytes)
  const record = body.subarray(21 + keyBytes)
  if (record.length > recordBytes) throw new Error('the message has more than one record')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(
    hkdfSync('sha256', pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32),
  )
  const [key, nonce] = [
    hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12),
  ]
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString('utf8')
}
