import * as calls from '@uurwerk/contract/timesheets/customerMonths'
import { contactReadRoute, contactWriteRoute, type Route } from '../../platform/http/route.ts'
import { disputeMonth, judgeLines, readMonthOfContact, signMonth } from './contactActs.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { selectCustomerMonths } from './customerMonthStore.ts'

export const customerMonthRoutes: readonly Route[] = [
  contactReadRoute(calls.contactMonths, async ({ db, contact }, { params: { yearMonth } }) => {
    const rows = await selectCustomerMonths(db, { yearMonth, customerId: contact.customerId })
    return {
      _embedded: {
        customerMonthDtoList: rows.map((row) => {
          const { contractId, personName, customerName, status, hours } = customerMonthOf(row, {
            yearMonth,
            maySign: contact.maySign,
          })
          return { contractId, yearMonth, personName, customerName, status, hours }
        }),
      },
    }
  }),
  contactReadRoute(
    calls.contactMonth,
    async ({ db, contact }, { params }) => (await readMonthOfContact(db, contact, params)).month,
  ),
  contactWriteRoute(calls.judgeLines, (context, { params, body }) => judgeLines(context, params, body)),
  contactWriteRoute(calls.disputeMonth, (context, { params, body }) => disputeMonth(context, params, body.contentHash)),
  contactWriteRoute(calls.signMonth, (context, { params, body }) => signMonth(context, params, body)),
]
