import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decrypted, encrypted, isEncrypted } from './dumpCipher.ts'

const PIECE = 65_536
const key = randomBytes(32)

async function* inChunks(content: Buffer, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes)
}
const seal = (content: Buffer, chunk = 10_000) => buffer(encrypted(inChunks(content, chunk), { key, office: 'een' }))
const open = (content: Buffer, chunk = 10_000) => buffer(decrypted(inChunks(content, chunk), { key, file: 'een.dump' }))

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 5])(
  'an encrypted dump of %i bytes is decrypted byte for byte, with chunks of any size',
  async (bytes) => {
    const content = randomBytes(bytes)
    for (const chunk of [1000, PIECE, 1_000_000]) {
      const sealed = await seal(content, chunk)
      expect(isEncrypted(sealed)).toBe(true)
      expect((await open(sealed, chunk)).equals(content)).toBe(true)
    }
  },
)

test('two encrypted dumps of the same content have only the first line in common', async () => {
  const content = Buffer.alloc(1000)
  const [one, other] = [await seal(content), await seal(content)]
  expect(one.subarray(-1016).equals(other.subarray(-1016))).toBe(false)
})

test('a dump that was changed, cut, lengthened or put in another order is refused', async () => {
  const sealed = await seal(randomBytes(2 * PIECE + 100))
  const head = sealed.indexOf('\n', 20) + 1
  const frame = PIECE + 16
  const flipped = (at: number): Buffer => {
    const copy = Buffer.from(sealed)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  }
  const piece = (index: number) => sealed.subarray(head + index * frame, head + (index + 1) * frame)
  const start = sealed.subarray(0, head)
  const wrong = [
    flipped(head),
    flipped(head + frame + 5),
    flipped(sealed.length - 1),
    sealed.subarray(0, -1),
    sealed.subarray(0, head + 2 * frame),
    sealed.subarray(0, head),
    Buffer.concat([sealed, Buffer.alloc(1)]),
    Buffer.concat([start, piece(1), piece(0), piece(2)]),
    Buffer.concat([start, piece(0), piece(2)]),
    Buffer.concat([
      Buffer.from(`uurwerk dump 1\n{"office":"twee"${start.subarray(start.indexOf(',')).toString()}`),
      piece(0),
    ]),
    Buffer.from('uurwerk dump 1\n{}\n'),
    Buffer.from('uurwerk dump 1\n'),
  ]
  for (const content of wrong) await expect(open(content)).rejects.toThrow(/beschadigd|niet de sleutel/)
})

test('a dump that was encrypted with another key is refused before any part of it is decrypted', async () => {
  const sealed = await seal(randomBytes(100))
  const other = decrypted(inChunks(sealed, 50), { key: randomBytes(32), file: 'een.dump' })
  await expect(buffer(other)).rejects.toThrow('OFFICES_KEY is niet de sleutel waarmee een.dump versleuteld is.')
})
