import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { Actor, CommandContext } from '../../app/context.ts'
import { personExists } from '../../people/personExistsStore.ts'
import { describeDevice } from './describeDevice.ts'
import { listOpenSessions, revokeSessions } from './openSessionsStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { deletePushDevicesExcept } from '../pushDevices/pushDeviceStore.ts'

type Input = { readonly personId: number; readonly actor: Actor; readonly now: Instant }

/** Neither the token nor its hash is in the answer, and not the text that the browser sent. */
export async function listSessions(db: Database, { personId, actor, now }: Input) {
  if (personId !== actor.personId) orNotFound((await personExists(db, personId)) || null)
  const open = await listOpenSessions(db, personId, now)
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

/** Ends one session of a person. The next call of that session fails on every server process (rule identity-28). */
export async function endSession(context: CommandContext, { personId, id }: { personId: number; id: number }) {
  const { tx, actor, now } = context
  const open = await listOpenSessions(tx, personId, now)
  orNotFound(open.find((session) => session.id === id))
  await revokeSessions(tx, [id], now)
  await recordCallerAct(context, { action: 'end session', entity: 'session', entityId: id, personId })
  return listSessions(tx, { personId, actor, now })
}

/**
 * Ends all sessions of a person, except the session of the caller. Push messages are turned off too, also in a browser
 * whose session has expired, because it can be on a lost phone (rules identity-28, identity-29, notices-11).
 */
export async function endSessions(context: CommandContext, personId: number) {
  const { tx, actor, now } = context
  await deletePushDevicesExcept(tx, { personId, sessionId: actor.sessionId ?? null })
  const open = await listOpenSessions(tx, personId, now)
  const others = open.map(({ id }) => id).filter((id) => id !== actor.sessionId)
  if (others.length > 0) {
    const ended = await revokeSessions(tx, others, now)
    await recordCallerAct(context, {
      action: 'end sessions',
      entity: 'session',
      entityId: null,
      personId,
      after: { endedSessions: ended },
    })
  }
  return listSessions(tx, { personId, actor, now })
}
