import type { BodyOf } from '@uurwerk/contract/endpoint'
import { sentenceOf } from '@uurwerk/contract/problems'
import type {
  signMonth as signMonthCall,
  signMonths as signMonthsCall,
} from '@uurwerk/contract/timesheets/customerMonths'
import { refusalToSignMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf, ContactCommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { receiptLetter } from '../../customers/contacts/contactLetters.ts'
import { readEmailOfContact } from '../../customers/contacts/contactStore.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import {
  answerMonth,
  judgedFacts,
  lockAccess,
  lockMonthOfContact,
  recordAct,
  type LockedMonth,
  type OneMonth,
} from './contactActs.ts'
import { signedLinesOf } from '../../planning/signedMonths/contentHashOf.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { listChosenMonths } from './customerMonthStore.ts'
import { insertSignature } from './judgementStore.ts'

/** Mails a confirmation to the contact who signs (rules contact-11 and contact-12). */
export async function signMonth(
  context: ContactCommandContext,
  input: OneMonth,
  { contentHash, name }: BodyOf<typeof signMonthCall>,
) {
  const locked = await lockMonthOfContact(context, input)
  await signLocked(context, locked, { contentHash, name })
  const { customerName } = locked.row
  await mailReceipt(context, locked.access, { months: [input.yearMonth], customerName, name })
  return answerMonth(context, locked)
}

/**
 * The rules are checked for each month separately. When some months are refused, the others are signed anyway. The
 * answer lists the refused months, and the contact gets one mail (rules contact-32, contact-68).
 */
export async function signMonths(
  context: ContactCommandContext,
  { name, months }: BodyOf<typeof signMonthsCall>,
): Promise<AnswerOf<typeof signMonthsCall>> {
  const monthsByKey = new Map(months.map((month) => [keyOf(month), month]))
  const { rows, access } = await lockMonthsOfContact(context, [...monthsByKey.values()])
  const refused: AnswerOf<typeof signMonthsCall>['refused'] = []
  const signed: YearMonth[] = []
  for (const [key, { contractId, yearMonth, contentHash }] of monthsByKey) {
    try {
      const row = rows.get(key)
      if (row === undefined) throw new RefusalError({ code: 'not_found' })
      const month = customerMonthOf(row, { yearMonth, maySign: access.maySign })
      await signLocked(context, { row, month, access }, { contentHash, name })
      signed.push(yearMonth)
    } catch (error) {
      // A month is refused before anything is written for it, so the transaction can continue with the next month.
      if (!(error instanceof RefusalError)) throw error
      refused.push({ contractId, yearMonth, code: error.refusal.code, message: sentenceOf(error.refusal) })
    }
  }
  if (signed.length > 0) await mailReceipt(context, access, { months: signed, customerName: access.customerName, name })
  return { signed: signed.length, refused }
}

const keyOf = ({ contractId, yearMonth }: OneMonth) => `${contractId} ${yearMonth}`

/** Locks the employees, then the session of the contact, and then reads the months (rule contact-5). */
async function lockMonthsOfContact(context: ContactCommandContext, months: readonly OneMonth[]) {
  const { tx, contact } = context
  const read = ({ customerId }: { readonly customerId: number }) => listChosenMonths(tx, months, customerId)
  const personIds = (await read(contact)).map(({ personId }) => personId)
  await lockPeople(tx, personIds)
  const access = await lockAccess(context)
  return { rows: new Map((await read(access)).map((row) => [keyOf(row), row])), access }
}

type Signing = { readonly contentHash: string; readonly name: string }

/** Signs a month, or refuses it before anything is written. The caller has locked the employee and the session. */
async function signLocked(context: ContactCommandContext, locked: LockedMonth, { contentHash, name }: Signing) {
  const { tx, now } = context
  const { row, month, access } = locked
  assertAllowed(refusalToSignMonth(judgedFacts(locked, contentHash), now))
  const { contractId, yearMonth } = month
  const { contactId, sessionId } = access
  const signed = { contractId, yearMonth, contentHash, lines: signedLinesOf(row.lines), name }
  await insertSignature(tx, { ...signed, contactId, sessionId, now })
  await recordAct(context, locked, { action: 'sign month', after: { signedName: name, contentHash } })
}

type Receipt = {
  /** The calendar month of each signed month. A calendar month can occur several times. */
  readonly months: readonly YearMonth[]
  readonly customerName: string
  readonly name: string
}

async function mailReceipt(
  { tx, now }: ContactCommandContext,
  { contactId, name: contactName }: LockedMonth['access'],
  { months, customerName, name }: Receipt,
) {
  const at = formatInstant(now)
  await queueMail(tx, {
    invoiceId: null,
    kind: 'contact_receipt',
    recipients: [await readEmailOfContact(tx, contactId)],
    ...receiptLetter({
      name: contactName,
      customerName,
      companyName: senderName(await readCompany(tx)),
      months: [...new Set(months)].toSorted().map((yearMonth) => ({
        month: formatMonth(yearMonth),
        timesheets: months.filter((each) => each === yearMonth).length,
      })),
      signedName: name,
      signedAt: `${at.slice(0, 10).split('-').reverse().join('/')} om ${at.slice(11, 16)}`,
    }),
    documentIds: [],
    requestedBy: null,
    now,
  })
}
