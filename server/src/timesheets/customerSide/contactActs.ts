import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type {
  CustomerLine,
  CustomerMonth,
  judgeLines as judgeLinesCall,
  SeenJudgement,
} from '@uurwerk/contract/timesheets/customerMonths'
import type { LineVerdict } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'
import { isOfficeMailDue } from '@uurwerk/domain/planning/openShifts/needRequest'
import { refusalToDisputeMonth, refusalToJudgeMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { ContactActor, ContactCommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { lockContactSession } from '../../app/session/contactSessionStore.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { readPersonOfContract } from '../../contracts/personOfContractStore.ts'
import { disputeLetter } from '../../customers/contacts/contactLetters.ts'
import type { Database } from '../../platform/db/database.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { customerMonthDto, customerMonthOf } from './customerMonthOf.ts'
import { listCustomerMonths } from './customerMonthStore.ts'
import { markDisputesSent, listDisputeTimes, upsertJudgements } from './judgementStore.ts'

export type OneMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

/** A contact gets 404 for a month of another customer (rule contact-7). */
export async function readMonthOfContact(db: Database, contact: ContactActor, { contractId, yearMonth }: OneMonth) {
  const { customerId, maySign } = contact
  const row = orNotFound((await listCustomerMonths(db, { contractIds: [contractId], yearMonth, customerId }))[0])
  return { row, month: customerMonthOf(row, { yearMonth, maySign }) }
}

/**
 * Locks the employee of the month in the database, so that a signature by the contact and a change by HR happen one
 * after the other. Then locks the session of the contact, so that HR cannot end it at the same time (rule contact-5).
 */
export async function lockMonthOfContact({ tx, contact, now }: ContactCommandContext, month: OneMonth) {
  lockPerson(tx, orNotFound(await readPersonOfContract(tx, month.contractId)))
  const access = await lockAccess({ tx, contact, now })
  return { ...(await readMonthOfContact(tx, access, month)), access }
}

/**
 * Locks the session of a contact in the database, so that HR cannot end the access of the contact at the same time. The
 * caller must lock the employees of the months before this, because all calls lock in this order (rule contact-5).
 */
export async function lockAccess({ tx, contact, now }: Pick<ContactCommandContext, 'tx' | 'contact' | 'now'>) {
  const access = await lockContactSession(tx, contact.sessionId, now)
  if (access === null) throw new RefusalError({ code: 'not_signed_in' })
  return access
}

export type LockedMonth = Awaited<ReturnType<typeof lockMonthOfContact>>

/** Reads the month again after a change by the contact, and returns it. */
export async function answerMonth({ tx, now }: ContactCommandContext, { access, month }: LockedMonth) {
  return customerMonthDto((await readMonthOfContact(tx, access, month)).month, now)
}

export const judgedFacts = ({ month }: LockedMonth, contentHash: string) => ({
  facts: month.facts,
  signature: month.signature,
  isSeen: month.contentHash === contentHash,
})

export async function recordAct<After extends object>(
  { tx, now }: ContactCommandContext,
  { row, month, access }: LockedMonth,
  {
    action,
    after,
  }: {
    readonly action: AuditAction
    readonly after: After & Parameters<typeof recordAudit<object, After>>[1]['after']
  },
): Promise<void> {
  await recordAudit(tx, {
    actorId: null,
    contactId: access.contactId,
    now,
    action,
    entity: 'timesheet',
    entityId: row.contractId,
    personId: row.personId,
    yearMonth: month.yearMonth,
    after,
  })
}

type Judged = Pick<CustomerLine, 'lineHash' | 'day' | 'remark'> & { readonly verdict: LineVerdict }

/**
 * Stores the answers of a contact about shifts. For each shift, the request has a hash of the shift and the earlier
 * answer, as the contact read them. The server uses them to refuse an answer about a shift that has changed (rules
 * contact-9, contact-44).
 */
export async function judgeLines(
  context: ContactCommandContext,
  input: OneMonth,
  { contentHash, lines }: BodyOf<typeof judgeLinesCall>,
): Promise<CustomerMonth> {
  const locked = await lockMonthOfContact(context, input)
  assertAllowed(refusalToJudgeMonth(judgedFacts(locked, contentHash)))
  const linesNow = new Map(locked.month.lines.map((line) => [line.lineHash, line]))
  const judged = lines.map(({ lineHash, verdict, remark, seen }): Judged => {
    const now = linesNow.get(lineHash)
    if (now === undefined || !isAsSeen(now, seen ?? now)) throw new RefusalError({ code: 'month_changed' })
    return { lineHash, verdict, day: now.day, remark: verdict === 'disputed' ? remark : '' }
  })
  return storeJudgements(context, locked, judged)
}

/**
 * False when the hours are disputed, and the contact has not seen the current remark or HR's answer. The contact's new
 * answer would replace both.
 */
const isAsSeen = (now: SeenJudgement, seen: SeenJudgement): boolean =>
  now.verdict === 'agreed' || (now.verdict === seen.verdict && now.remark === seen.remark && now.answer === seen.answer)

/** Agrees to all shifts without an answer. A shift disputed in the meantime stays disputed (rule contact-43). */
export async function agreeToRest(
  context: ContactCommandContext,
  input: OneMonth,
  contentHash: string,
): Promise<CustomerMonth> {
  const locked = await lockMonthOfContact(context, input)
  assertAllowed(refusalToJudgeMonth(judgedFacts(locked, contentHash)))
  const rest = locked.month.lines.filter(({ verdict }) => verdict === null)
  if (rest.length === 0) return customerMonthDto(locked.month, context.now)
  return storeJudgements(
    context,
    locked,
    rest.map(({ lineHash, day }) => ({ lineHash, day, verdict: 'agreed', remark: '' })),
  )
}

async function storeJudgements(
  context: ContactCommandContext,
  locked: LockedMonth,
  judged: readonly Judged[],
): Promise<CustomerMonth> {
  const { tx, now } = context
  const { contractId, yearMonth } = locked.month
  const rows = [...new Map(judged.map((line) => [line.lineHash, line])).values()]
  await upsertJudgements(tx, { contractId, yearMonth, contactId: locked.access.contactId, now, lines: rows })
  const daysWith = (wanted: LineVerdict) => rows.flatMap(({ verdict, day }) => (verdict === wanted ? [day] : []))
  await recordAct(context, locked, {
    action: 'judge lines',
    after: { agreed: daysWith('agreed'), disputed: daysWith('disputed') },
  })
  return answerMonth(context, locked)
}

/** Sends to HR the remarks of the contact about the shifts whose hours the contact disputes (rule contact-10). */
export async function disputeMonth(context: ContactCommandContext, input: OneMonth, contentHash: string) {
  const { tx, now } = context
  const locked = await lockMonthOfContact(context, input)
  assertAllowed(refusalToDisputeMonth(judgedFacts(locked, contentHash)))
  const isMailDue = isOfficeMailDue(await listDisputeTimes(tx, locked.access.contactId, now), now)
  await markDisputesSent(tx, input, now)
  const disputed = locked.month.lines.flatMap(({ verdict, day }) => (verdict === 'disputed' ? [day] : []))
  await recordAct(context, locked, { action: 'dispute month', after: { disputed } })
  if (isMailDue) await mailDispute(context, locked)
  return answerMonth(context, locked)
}

/** Without an e-mail address of the company, HR sees the dispute only on the page of the month. */
async function mailDispute({ tx, now }: ContactCommandContext, { row, month, access }: LockedMonth): Promise<void> {
  const company = await readCompany(tx)
  if (company.email === '') return
  await queueMail(tx, {
    invoiceId: null,
    kind: 'contact_dispute',
    recipients: [company.email],
    ...disputeLetter({
      name: access.name,
      customerName: row.customerName,
      companyName: senderName(company),
      month: formatMonth(month.yearMonth),
    }),
    documentIds: [],
    requestedBy: null,
    now,
  })
}
