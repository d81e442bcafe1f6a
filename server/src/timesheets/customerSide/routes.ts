import * as calls from '@uurwerk/contract/timesheets/customerMonths'
import * as steps from '@uurwerk/contract/timesheets/customerSideSteps'
import { contactReadRoute, contactWriteRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { agreeToRest, disputeMonth, judgeLines } from './contactActs.ts'
import { downloadMonth } from './downloadMonth.ts'
import { answerDisputes, waiveCustomer, withdrawWaiver } from './hrActs.ts'
import { monthsOfContact, waitingMonths } from './monthsOfContact.ts'
import { readMonth } from './readMonth.ts'
import { remindCustomer } from './reminders/remindContacts.ts'
import { signMonth, signMonths } from './signMonths.ts'

export const customerMonthRoutes: readonly Route[] = [
  contactReadRoute(calls.contactMonths, (context, { params }) => monthsOfContact(context, params.yearMonth)),
  contactReadRoute(calls.waitingMonths, waitingMonths),
  contactReadRoute(calls.contactMonth, (context, { params }) => readMonth(context, params)),
  contactReadRoute(calls.downloadContactMonth, (context, { params }) => downloadMonth(context, params)),
  contactWriteRoute(calls.judgeLines, (context, { params, body }) => judgeLines(context, params, body)),
  contactWriteRoute(calls.agreeToRest, (context, { params, body }) => agreeToRest(context, params, body.contentHash)),
  contactWriteRoute(calls.disputeMonth, (context, { params, body }) => disputeMonth(context, params, body.contentHash)),
  contactWriteRoute(calls.signMonth, (context, { params, body }) => signMonth(context, params, body)),
  contactWriteRoute(calls.signMonths, (context, { body }) => signMonths(context, body)),
  writeRoute(steps.waiveCustomer, (context, { params, body }) => waiveCustomer(context, params, body.reason)),
  writeRoute(steps.withdrawWaiver, (context, { params }) => withdrawWaiver(context, params)),
  writeRoute(steps.remindCustomer, (context, { params }) => remindCustomer(context, params)),
  writeRoute(steps.answerDisputes, (context, { params, body }) => answerDisputes(context, params, body)),
]
