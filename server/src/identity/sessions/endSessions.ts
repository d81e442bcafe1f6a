import { recordAudit } from '../../audit/recordAudit.ts'
import { orNotFound } from '../../http/RefusalError.ts'
import type { CommandContext } from '../../http/route.ts'
import { listSessions } from './listSessions.ts'
import { revokeSessions, selectOpenSessions } from './openSessionsStore.ts'

/** Signs somebody out on one device. It holds at the next call, whichever process takes it. */
export async function endSession(
  { tx, actor, now }: CommandContext,
  { personId, id }: { personId: number; id: number },
) {
  const open = await selectOpenSessions(tx, personId, now)
  orNotFound(open.find((session) => session.id === id))
  await revokeSessions(tx, [id], now)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'end session',
    entity: 'session',
    entityId: id,
    personId,
  })
  return listSessions(tx, { personId, actor, now })
}

/** Signs somebody out everywhere, but for where this is asked; none being open is no mistake. */
export async function endSessions({ tx, actor, now }: CommandContext, personId: number) {
  const open = await selectOpenSessions(tx, personId, now)
  const others = open.map(({ id }) => id).filter((id) => id !== actor.sessionId)
  if (others.length > 0) {
    const ended = await revokeSessions(tx, others, now)
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'end sessions',
      entity: 'session',
      entityId: null,
      personId,
      after: { endedSessions: ended },
    })
  }
  return listSessions(tx, { personId, actor, now })
}
