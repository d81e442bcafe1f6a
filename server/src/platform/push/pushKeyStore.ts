import { createECDH } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

/** The key pair of this installation. The private key appears in no answer, no log and no error (rule notices-1). */
export type PushKeyPair = { readonly publicKey: string; readonly privateKey: Buffer }

const readKeys = (db: Database) =>
  db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()

/** Makes the key pair at the first call. Two calls at once both get the stored pair (rule notices-1). */
export async function readPushKeys(db: Database, now: Instant): Promise<PushKeyPair> {
  const known = await readKeys(db)
  if (known !== undefined) return known
  const pair = createECDH('prime256v1')
  const public_key = pair.generateKeys().toString('base64url')
  await db
    .insertInto('push_keys')
    .values({ public_key, private_key: paddedKey(pair.getPrivateKey()), created_at: isoOf(now) })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute()
  return (await readKeys(db))!
}

/** Node omits the leading zeros of a private key, so they are added again. */
const paddedKey = (key: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - key.length), key])
