import * as calls from '@uurwerk/contract/ownStart/pushDevices'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addPushDevice, keepPushDevice, listPushDevices, removePushDevice } from './pushDevices.ts'

export const pushDeviceRoutes: readonly Route[] = [
  readRoute(calls.pushDevices, ({ db, actor, now }) => listPushDevices(db, { actor, now })),
  writeRoute(calls.addPushDevice, (context, { body }) => addPushDevice(context, body)),
  writeRoute(calls.keepPushDevice, (context, { body }) => keepPushDevice(context, body)),
  writeRoute(calls.removePushDevice, (context, { params: { id } }) => removePushDevice(context, id)),
]
