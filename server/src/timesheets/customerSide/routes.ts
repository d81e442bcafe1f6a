import * as calls from '@uurwerk/contract/timesheets/customerMonths'
import * as steps from '@uurwerk/contract/timesheets/customerSideSteps'
import { contactReadRoute, contactWriteRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { disputeMonth, judgeLines } from './contactActs.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { downloadMonth } from './downloadMonth.ts'
import { answerDisputes, waiveCustomer, withdrawWaiver } from './hrActs.ts'
import { selectCustomerMonths } from './customerMonthStore.ts'
import { readMonth } from './readMonth.ts'
import { remindCustomer } from './reminders/remindContacts.ts'
import { signMonth, signMonths } from './signMonths.ts'

export const customerMonthRoutes: readonly Route[] = [
  contactReadRoute(calls.contactMonths, async ({ db, contact }, { params: { yearMonth } }) => {
    const rows = await selectCustomerMonths(db, { yearMonth, customerId: contact.customerId })
    return {
      _embedded: {
        customerMonthDtoList: rows.map((row) => {
          const { lines: _lines, ...month } = customerMonthOf(row, { yearMonth, maySign: contact.maySign })
          return month
        }),
      },
    }
  }),
  contactReadRoute(calls.contactMonth, (context, { params }) => readMonth(context, params)),
  contactReadRoute(calls.downloadContactMonth, (context, { params }) => downloadMonth(context, params)),
  contactWriteRoute(calls.judgeLines, (context, { params, body }) => judgeLines(context, params, body)),
  contactWriteRoute(calls.disputeMonth, (context, { params, body }) => disputeMonth(context, params, body.contentHash)),
  contactWriteRoute(calls.signMonth, (context, { params, body }) => signMonth(context, params, body)),
  contactWriteRoute(calls.signMonths, (context, { params, body }) => signMonths(context, params.yearMonth, body)),
  writeRoute(steps.waiveCustomer, (context, { params, body }) => waiveCustomer(context, params, body.reason)),
  writeRoute(steps.withdrawWaiver, (context, { params }) => withdrawWaiver(context, params)),
  writeRoute(steps.remindCustomer, (context, { params }) => remindCustomer(context, params)),
  writeRoute(steps.answerDisputes, (context, { params, body }) => answerDisputes(context, params, body)),
]
