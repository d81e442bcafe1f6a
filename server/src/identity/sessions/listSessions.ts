import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { Actor } from '../../app/context.ts'
import { personExists } from '../../people/personExistsStore.ts'
import { describeDevice } from './describeDevice.ts'
import { selectOpenSessions } from './openSessionsStore.ts'

type Asked = { readonly personId: number; readonly actor: Actor; readonly now: Instant }

/**
 * The open sessions of a person. The answer does not contain the token, the hash of the token, or the text that the
 * browser sent.
 */
export async function listSessions(db: Database, { personId, actor, now }: Asked) {
  if (personId !== actor.personId) orNotFound((await personExists(db, personId)) || null)
  const open = await selectOpenSessions(db, personId, now)
  return {
    _embedded: {
      sessionDtoList: open.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        device: describeDevice(userAgent),
        createdAt: formatInstant(createdAt),
        lastUsedAt: formatInstant(lastUsedAt),
        current: id === actor.sessionId,
      })),
    },
  }
}
