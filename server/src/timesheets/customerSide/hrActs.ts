import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { answerDisputes as answerDisputesCall } from '@uurwerk/contract/timesheets/customerSideSteps'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { refusalOfInvoicedMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToWaiveCustomer } from '@uurwerk/domain/timesheets/customerSide/refusalToWaiveCustomer'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { answersLetter } from '../../customers/contacts/contactLetters.ts'
import { mailWithContactLink } from '../../customers/contacts/mailContactLink.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { fullTimesheet } from '../full/fullTimesheet.ts'
import { timesheetForHr, type TimesheetForHr } from '../timesheetForHr.ts'
import type { OneMonth } from './contactActs.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { listCustomerMonths } from './customerMonthStore.ts'
import { customerSideFacts } from './customerSideOf.ts'
import { storeAnswers } from './judgementStore.ts'
import { deleteWaiver, insertWaiver } from './waiverStore.ts'

/** HR decides to invoice a month without the signature of the customer, and gives a reason (rule contact-14). */
export async function waiveCustomer(context: CommandContext, input: OneMonth, reason: string): Promise<FullTimesheet> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  const { contractId, yearMonth } = input
  const [row] = await listCustomerMonths(tx, { contractIds: [contractId], yearMonth, customerId: null })
  if (row === undefined) throw new RefusalError({ code: 'nothing_to_waive' })
  const { signature } = customerMonthOf(row, { yearMonth, maySign: false })
  const { confirmed, invoiced } = row
  assertAllowed(refusalToWaiveCustomer({ ...customerSideFacts(row, signature), confirmed, invoiced }))
  await insertWaiver(tx, { ...input, reason, now, actorId: actor.personId })
  await auditTimesheet(context, timesheet, { action: 'waive customer', after: { reason } })
  return answerOf(context, input)
}

/** Withdraws the decision to invoice without a signature. The month waits for the signature again (rule contact-14). */
export async function withdrawWaiver(context: CommandContext, input: OneMonth): Promise<FullTimesheet> {
  const timesheet = await timesheetForHr(context, input)
  assertAllowed(refusalOfInvoicedMonth(timesheet.state))
  orNotFound(await deleteWaiver(context.tx, input))
  await auditTimesheet(context, timesheet, { action: 'withdraw waiver' })
  return answerOf(context, input)
}

/** Mails each contact who made one of the answered remarks (rule contact-15). */
export async function answerDisputes(
  context: CommandContext,
  input: OneMonth,
  { answers }: BodyOf<typeof answerDisputesCall>,
): Promise<FullTimesheet> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  assertAllowed(refusalOfInvoicedMonth(timesheet.state))
  const answered = await storeAnswers(tx, { ...input, answers, now, actorId: actor.personId })
  if (answered.length < answers.length) throw new RefusalError({ code: 'dispute_gone' })
  await auditTimesheet(context, timesheet, {
    action: 'answer dispute',
    after: { answered: answered.map(({ day }) => day) },
  })
  await mailAnswers(context, timesheet, answered)
  return answerOf(context, input)
}

type Answered = Awaited<ReturnType<typeof storeAnswers>>

/** The mail does not contain HR's answer, because the answer can be about the health of an employee. */
async function mailAnswers({ tx, actor, now }: CommandContext, { yearMonth }: TimesheetForHr, answered: Answered) {
  const contacts = new Map(answered.flatMap(({ contact }) => (contact === null ? [] : [[contact.id, contact]])))
  for (const contact of contacts.values()) {
    const letterOf = answersLetter({ month: formatMonth(yearMonth) })
    await mailWithContactLink(tx, { contact, letterOf }, { requestedBy: actor.personId, now })
  }
}

const answerOf = ({ tx, today }: CommandContext, input: OneMonth): Promise<FullTimesheet> =>
  fullTimesheet(tx, { ...input, today })
