import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { StartRefusal } from '../../../platform/startRefusal.ts'

/*
 * The format of an encrypted dump:
 *
 * - the line `uurwerk dump 1`, and a line of JSON with the name of the office, a salt and a check of the key;
 * - the content in pieces of 64 KiB, each encrypted with AES-256-GCM and followed by its tag of 16 bytes.
 *
 * HKDF-SHA256 calculates 64 bytes from the operator's key, the salt and the name of the office. The first 32 bytes are
 * the key of this file, and the last 32 bytes are the check of the key. The nonce of a piece is its number (11 bytes)
 * and 1 for the last piece, 0 for the others, so that no piece can be left out, repeated or moved. The two lines are
 * authenticated with each piece.
 */

const MAGIC = 'uurwerk dump 1\n'
const PIECE_BYTES = 65_536
const TAG_BYTES = 16
const LONGEST_HEAD = 1000
const ALGORITHM = 'aes-256-gcm'

type Head = { readonly office: string; readonly salt: string; readonly check: string }

function keysOf(key: Buffer, office: string, salt: string): { readonly fileKey: Buffer; readonly check: Buffer } {
  const made = Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64'), `uurwerk dump of ${office}`, 64))
  return { fileKey: made.subarray(0, 32), check: made.subarray(32) }
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(piece, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

export async function* encrypted(
  content: AsyncIterable<Buffer>,
  { key, office }: { readonly key: Buffer; readonly office: string },
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32).toString('base64')
  const { fileKey, check } = keysOf(key, office, salt)
  const facts: Head = { office, salt, check: check.toString('base64') }
  const head = Buffer.from(`${MAGIC}${JSON.stringify(facts)}\n`)
  yield head
  let piece = 0
  const sealed = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(ALGORITHM, fileKey, nonceOf(piece++, isLast)).setAAD(head)
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length > PIECE_BYTES; rest = rest.subarray(PIECE_BYTES))
      yield sealed(rest.subarray(0, PIECE_BYTES), false)
  }
  yield sealed(rest, true)
}

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, MAGIC.length).toString('latin1') === MAGIC

/** Decrypts a dump while it is read. No part of a piece is returned before its authentication tag was checked. */
export async function* decrypted(
  content: AsyncIterable<Buffer>,
  { key, file }: { readonly key: Buffer; readonly file: string },
): AsyncGenerator<Buffer> {
  const damaged = new StartRefusal(`${file} is beschadigd of onvolledig.`)
  let opened: { readonly head: Buffer; readonly fileKey: Buffer } | null = null
  let piece = 0
  const plainOf = (sealed: Buffer, isLast: boolean): Buffer => {
    if (opened === null || sealed.length < TAG_BYTES) throw damaged
    const place = sealed.length - TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, opened.fileKey, nonceOf(piece++, isLast), { authTagLength: TAG_BYTES })
    decipher.setAAD(opened.head).setAuthTag(sealed.subarray(place))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, place)), decipher.final()])
    } catch (cause) {
      throw new StartRefusal(damaged.message, { cause })
    }
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk])
    if (opened === null) {
      const end = rest.indexOf('\n', MAGIC.length)
      if (end === -1 && rest.length < LONGEST_HEAD) continue
      const head = rest.subarray(0, end + 1)
      opened = { head, fileKey: fileKeyOf(head, { key, file, damaged }) }
      rest = rest.subarray(end + 1)
    }
    for (; rest.length > PIECE_BYTES + TAG_BYTES; rest = rest.subarray(PIECE_BYTES + TAG_BYTES))
      yield plainOf(rest.subarray(0, PIECE_BYTES + TAG_BYTES), false)
  }
  yield plainOf(rest, true)
}

type KeyFacts = { readonly key: Buffer; readonly file: string; readonly damaged: StartRefusal }

function fileKeyOf(head: Buffer, { key, file, damaged }: KeyFacts): Buffer {
  const facts = readHead(head)
  if (facts === null) throw damaged
  const { fileKey, check } = keysOf(key, facts.office, facts.salt)
  const expected = Buffer.from(facts.check, 'base64')
  if (expected.length !== check.length || !timingSafeEqual(expected, check))
    throw new StartRefusal(`OFFICES_KEY is niet de sleutel waarmee ${file} versleuteld is.`)
  return fileKey
}

function readHead(head: Buffer): Head | null {
  try {
    const facts = JSON.parse(head.subarray(MAGIC.length).toString()) as Partial<Record<keyof Head, unknown>>
    const { office, salt, check } = facts
    return [office, salt, check].every((text) => typeof text === 'string') ? (facts as Head) : null
  } catch {
    return null
  }
}
