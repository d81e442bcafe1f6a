import type { LineVerdict } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'
import type { Day } from '@uurwerk/domain/time/day'
import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Month = { readonly contractId: number; readonly yearMonth: YearMonth }

type Judgements = Month & {
  readonly contactId: number
  readonly now: Instant
  readonly lines: readonly {
    readonly lineHash: string
    readonly day: Day
    readonly verdict: LineVerdict
    readonly remark: string
  }[]
}

/**
 * Stores the answers of a contact about shifts. A new answer replaces the customer's earlier answer about the same
 * shift, and deletes HR's reply to that earlier answer.
 */
export async function upsertJudgements(tx: Tx, { contractId, yearMonth, contactId, now, lines }: Judgements) {
  await sql`
    insert into line_judgements (contract_id, month_on, line_hash, day_on, verdict, remark, contact_id, judged_at)
    select ${contractId}, ${firstDayOf(yearMonth)}, l."lineHash", l.day, l.verdict, l.remark, ${contactId}, ${isoOf(now)}
    from json_to_recordset(${JSON.stringify(lines)}::json) l ("lineHash" text, day date, verdict text, remark text)
    on conflict (contract_id, month_on, line_hash) do update set verdict = excluded.verdict, remark = excluded.remark,
      contact_id = excluded.contact_id, judged_at = excluded.judged_at, sent_at = null, answer = null,
      answered_at = null, answered_by = null`.execute(tx)
}

export async function markDisputesSent(tx: Tx, { contractId, yearMonth }: Month, now: Instant): Promise<void> {
  await tx
    .updateTable('line_judgements')
    .set({ sent_at: isoOf(now) })
    .where('line_judgements.contract_id', '=', contractId)
    .where('line_judgements.month_on', '=', firstDayOf(yearMonth))
    .where('line_judgements.verdict', '=', 'disputed')
    .where('line_judgements.sent_at', 'is', null)
    .execute()
}

const DAY_SECONDS = 24 * 3600

/** The times in the last 24 hours at which a contact sent remarks to HR, the oldest first. */
export async function listDisputeTimes(tx: Tx, contactId: number, now: Instant): Promise<Instant[]> {
  const { rows } = await sql<{ at: Instant }>`
    select floor(extract(epoch from a.at))::int8 as at from audit_entries a
    where a.contact_id = ${contactId} and a.at > ${isoOf(addSeconds(now, -DAY_SECONDS))} and a.action = 'dispute month'
    order by a.at`.execute(tx)
  return rows.map(({ at }) => at)
}

type Answers = Month & {
  readonly answers: readonly { readonly lineHash: string; readonly answer: string }[]
  readonly now: Instant
  readonly actorId: number
}

type Answered = {
  readonly day: Day
  /** The contact who made the remark; null when this contact has no access any more. */
  readonly contact: {
    readonly id: number
    readonly name: string
    readonly emailAddress: string
    readonly customerName: string
  } | null
}

/**
 * Stores HR's answers to remarks of contacts. Skips a remark that was not sent to HR or that already has an answer.
 * Returns the day and the contact of each remark that got an answer.
 */
export async function storeAnswers(tx: Tx, { contractId, yearMonth, answers, now, actorId }: Answers) {
  const { rows } = await sql<Answered>`
    update line_judgements j
    set answer = a.answer, answered_at = ${isoOf(now)}, answered_by = ${actorId}
    from json_to_recordset(${JSON.stringify(answers)}::json) a ("lineHash" text, answer text)
    where j.contract_id = ${contractId} and j.month_on = ${firstDayOf(yearMonth)} and j.line_hash = a."lineHash"
      and j.sent_at is not null and j.answer is null
    returning j.day_on as day, (
      select json_build_object('id', c.id, 'name', c.name, 'emailAddress', c.email_address, 'customerName', k.name)
      from customer_contacts c join customers k on k.id = c.customer_id
      where c.id = j.contact_id and c.ended_at is null) as contact`.execute(tx)
  return rows
}

type NewSignature = Month & {
  readonly contentHash: string
  readonly lines: string
  readonly name: string
  readonly contactId: number
  readonly sessionId: number
  readonly now: Instant
}

/** Stores a signature of the customer, with the shifts that were signed. This row is never changed later. */
export async function insertSignature(tx: Tx, signature: NewSignature): Promise<void> {
  const { contractId, yearMonth, contentHash, lines, name, contactId, sessionId, now } = signature
  await tx
    .insertInto('customer_signatures')
    .values({
      contract_id: contractId,
      month_on: firstDayOf(yearMonth),
      content_hash: contentHash,
      lines,
      signed_name: name,
      contact_id: contactId,
      session_id: sessionId,
      signed_at: isoOf(now),
    })
    .execute()
}
