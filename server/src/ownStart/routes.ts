import { chooseReminders as chooseCall, reminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { readOwnStart } from './readOwnStart.ts'
import { chooseReminders } from './reminders/chooseReminders.ts'
import { readReminderChoices } from './reminders/reminderChoiceStore.ts'

export const ownStartRoutes: readonly Route[] = [
  readRoute(ownStart, readOwnStart),
  readRoute(reminderChoices, ({ db, actor }) => readReminderChoices(db, actor.personId)),
  writeRoute(chooseCall, (context, { body }) => chooseReminders(context, body)),
]
