import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { addPushDevice as addCall } from '@uurwerk/contract/ownStart/pushDevices'
import { refusalToAddPushDevice } from '@uurwerk/domain/people/push/refusalToAddPushDevice'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { Actor, CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { encryptPush, type PushKeys } from '../../platform/push/encryptPush.ts'
import { readPushKeys } from '../../platform/push/pushKeyStore.ts'
import { describeDevice } from '../sessions/describeDevice.ts'
import {
  deletePushDevice,
  deletePushEndpoint,
  notePushSession,
  readUserAgent,
  replacePushDevice,
  listPushDeviceRows,
} from './pushDeviceStore.ts'

/** The push addresses are secret and are left out (rule notices-1). */
export async function listPushDevices(db: Database, { actor, now }: { readonly actor: Actor; readonly now: Instant }) {
  const [keys, devices] = await Promise.all([readPushKeys(db, now), listPushDeviceRows(db, actor.personId)])
  return {
    publicKey: keys.publicKey,
    devices: devices.map(({ id, device, createdAt, sessionId }) => ({
      id,
      device,
      createdAt: formatInstant(createdAt),
      isThisOne: sessionId !== null && sessionId === actor.sessionId,
    })),
  }
}

/** Turns messages on in the browser of the caller (rules notices-2, notices-3). */
export async function addPushDevice(context: CommandContext, { endpoint, keys }: BodyOf<typeof addCall>) {
  const { tx, actor, now, services } = context
  const { personId, sessionId = null } = actor
  lockPerson(tx, personId)
  const others = (await listPushDeviceRows(tx, personId)).filter((known) => known.endpoint !== endpoint)
  assertAllowed(
    refusalToAddPushDevice({ endpoint, devices: others.length, testService: services.settings.pushService }) ??
      refusalOfKeys(keys),
  )
  const device = describeDevice(sessionId === null ? null : await readUserAgent(tx, sessionId))
  await replacePushDevice(tx, { personId, sessionId, endpoint, ...keys, device, now })
  await recordCallerAct(context, {
    action: 'add push device',
    entity: 'person',
    entityId: personId,
    personId,
    after: { device },
  })
  return listPushDevices(tx, context)
}

function refusalOfKeys(keys: PushKeys): { readonly code: 'push_service_unknown' } | null {
  try {
    encryptPush('', keys)
    return null
  } catch {
    return { code: 'push_service_unknown' }
  }
}

/**
 * The messages of another person in this browser are turned off, so that the caller does not see them (rule notices-3).
 */
export async function keepPushDevice({ tx, actor }: CommandContext, { endpoint }: { readonly endpoint: string }) {
  const { personId, sessionId = null } = actor
  const isOn = await notePushSession(tx, { endpoint, personId, sessionId })
  if (!isOn) await deletePushEndpoint(tx, endpoint)
  return { isOn }
}

/** Turns messages off in one browser of the caller (rule notices-3). */
export async function removePushDevice(context: CommandContext, id: number) {
  const { tx, actor } = context
  const { personId } = actor
  const device = orNotFound(await deletePushDevice(tx, { personId, id }))
  await recordCallerAct(context, {
    action: 'remove push device',
    entity: 'person',
    entityId: personId,
    personId,
    before: { device },
  })
  return listPushDevices(tx, context)
}
