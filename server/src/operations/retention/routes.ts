import * as calls from '@uurwerk/contract/operations/retention'
import { contactReadRoute, readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { contactPrivacy } from '../contactPrivacy/contactPrivacy.ts'
import { editRetention } from './editRetention.ts'
import { readRetention } from './readRetention.ts'

export const retentionRoutes: readonly Route[] = [
  readRoute(calls.retention, ({ db, today }) => readRetention(db, today)),
  writeRoute(calls.editRetention, (context, { body }) => editRetention(context, body)),
  contactReadRoute(calls.contactPrivacy, ({ db }) => contactPrivacy(db)),
]
