import { endContact, setCustomerApproval } from '@uurwerk/contract/customers/contacts'
import { confirmMonthFor, reopenMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { remindCustomer } from '@uurwerk/contract/timesheets/customerSideSteps'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import { addSeconds, formatInstant } from '@uurwerk/domain/time/instant'
import { refusalToRemindCustomer } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, refusalIn, refusalOf } from '../../../testing/call.ts'
import { givenInvoiced } from '../../../testing/world/people/leave.ts'
import { sized } from '../../../testing/sized.ts'
import { givenContact } from '../../../testing/world/world.ts'
import { contactRemindersWorld, CONFIRMED, yearMonth } from '../../../testing/world/timesheets/contactRemindersWorld.ts'

const { db, clock, asContact, els, givenMonth, judging, signing } = await contactRemindersWorld()

const step = fc.record({
  act: fc.constantFrom(
    ...(['remind', 'remind', 'remind', 'agree', 'sign', 'approval', 'end', 'add', 'tomorrow'] as const),
    ...(['reopen', 'confirm', 'invoice'] as const),
  ),
  approval: fc.constantFrom<CustomerApproval>('required', 'required', 'informative', 'none'),
  maySign: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Month = Awaited<ReturnType<typeof givenMonth>>

test(
  'for random months and contacts, the screen of HR and the server give the same refusal to remind a customer',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(step, fc.array(step, { minLength: 4, maxLength: 10 }), async (given, steps) => {
        clock.set(CONFIRMED)
        const month = await givenMonth({ approval: given.approval, maySign: given.maySign })
        for (const wanted of steps) {
          if (wanted.act !== 'remind') {
            await take(month, wanted)
            continue
          }
          const { params } = month
          const { lastRemindedAt: _, ...facts } = (await call(els, fullTimesheet, { params })).customerSide.reminder
          const onServer = refusalIn(await refusalOf(els, remindCustomer, { params }))
          expect(onServer).toEqual(refusalToRemindCustomer(facts, clock.now()))
        }
      }),
      { numRuns: sized(8, 100) },
    )
  },
)

/** The ids of the contracts whose month has an invoice. */
const invoiced = new Set<number>()

/**
 * A random action that can change whether HR can remind the customer. An action that is not possible changes nothing.
 */
async function take(month: Month, { act, approval, maySign }: Step): Promise<void> {
  const { params, customerId } = month
  if (act === 'approval') await call(els, setCustomerApproval, { params: { id: customerId }, body: { approval } })
  if (act === 'add') await givenContact(db, { customerId, maySign })
  if (act === 'end') await refusalOf(els, endContact, { params: { id: customerId, contactId: month.contactId } })
  if (act === 'tomorrow') clock.set(formatInstant(addSeconds(clock.now(), 86_400)))
  if (act === 'reopen') await refusalOf(els, reopenMonth, { params, body: { reason: 'fout' } })
  if (act === 'confirm') await refusalOf(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
  if (act === 'invoice' && !invoiced.has(params.contractId)) {
    invoiced.add(params.contractId)
    await givenInvoiced(db, { contractId: params.contractId, month: yearMonth })
  }
  if (act === 'agree' || act === 'sign') await takeAsContact(month, act)
}

/** The contact accepts all shifts, and then signs. The server refuses only what the screen of the contact refuses. */
async function takeAsContact(month: Month, act: 'agree' | 'sign'): Promise<void> {
  const { params, contactId } = month
  const wim = await asContact(contactId)
  if ((await refusalOf(wim, contactMonth, { params })) !== null) return
  const { actions, lines } = await call(wim, contactMonth, { params })
  // Before the month is confirmed, the contact sees no shifts, and cannot accept any.
  if (lines.length > 0)
    expect(refusalIn(await refusalOf(...(await judging(wim, month, 'agreed'))))).toEqual(actions.judge)
  if (act === 'agree') return
  const { sign } = (await call(wim, contactMonth, { params })).actions
  expect(refusalIn(await refusalOf(...(await signing(wim, month))))).toEqual(sign)
}
