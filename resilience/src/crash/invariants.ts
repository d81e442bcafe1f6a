import type { Pool } from 'pg'

/** SQL queries that check invariants of the data. Each query selects rows that must not exist. */
const questions: Readonly<Record<string, string>> = {
  'a number without its PDF and UBL': `
    select i.number as what from invoices i where i.confirmed_at >= $1 and
      (select count(*) from documents d where d.invoice_id = i.id and d.kind in ('invoice', 'invoice_ubl')) <> 2`,
  'a document of an invoice without a number': `
    select i.id as what from invoices i join documents d on d.invoice_id = i.id where i.number is null`,
  'a credit note without its documents': `
    select c.number as what from credit_notes c where c.created_at >= $1 and
      (select count(*) from documents d where d.credit_note_id = c.id and d.kind in ('credit_note', 'credit_note_ubl')) <> 2`,
  'a gap in the numbers': `
    with given as (
      select 'invoice' as series, number_year as year, number_sequence as sequence from invoices where number is not null
      union all select 'credit_note', number_year, number_sequence from credit_notes)
    select s.series || ' ' || s.year || ': ' || count(g.sequence) || ' of ' || s.last_sequence as what
    from number_series s left join given g on g.series = s.series and g.year = s.year
    group by s.series, s.year, s.last_sequence
    having count(g.sequence) <> s.last_sequence or max(g.sequence) <> s.last_sequence`,
  'a balance that is not the sum of its ledger': `
    select b.person_id || ' ' || b.counter_type as what from counter_balances b
      left join counter_entries e on e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type
    group by b.person_id, b.year, b.counter_type, b.current_half_days
    having coalesce(sum(e.half_days), 0) <> b.current_half_days`,
  'a day of leave that took nothing from its counter': `
    select a.id as what from absences a where a.category = 'VACATION' and a.closed_at is null and a.created_at >= $1
      and coalesce((select sum(e.half_days) from counter_entries e where e.absence_id = a.id), 0) <> case when a.full_day then -2 else -1 end`,
  'an invoice total that is not that of its lines': `
    select i.id as what from invoices i where i.total_excluding_cents <>
      coalesce((select sum(l.amount_cents) from invoice_lines l where l.invoice_id = i.id), 0)
      + coalesce((select sum(c.amount_cents) from invoice_costs c where c.invoice_id = i.id), 0)`,
  'a month confirmed by all that was not stored': `
    select t.contract_id as what from timesheet_confirmations t
      left join timesheet_locks l using (contract_id, month_on) where l.contract_id is null`,
  'a mail that was sent twice': `
    select m.id as what from mails m where (select count(*) from mail_attempts a where a.mail_id = m.id and a.result = 'sent') > 1`,
  'a mail that nobody will send': `
    select m.id as what from mails m where m.status in ('queued', 'sending') and m.requested_at >= $1`,
  'a key that was claimed without an answer': `
    select k.path as what from idempotent_answers k where k.status is null`,
  'a write without its audit': `
    select i.id as what from invoices i where i.confirmed_at >= $1
      and not exists (select from audit_entries a where a.entity = 'invoice' and a.entity_id = i.id and a.action = 'finish invoice')`,
}

/** Returns a sentence for each invariant of the data that is broken. */
export async function brokenInvariants(pool: Pool, since: string): Promise<readonly string[]> {
  const answers = await Promise.all(
    Object.entries(questions).map(async ([what, question]) => {
      const { rows } = await pool.query<{ what: string | number }>(question, question.includes('$1') ? [since] : [])
      return rows.slice(0, 3).map((row) => `${what}: ${row.what} (${rows.length} in all)`)
    }),
  )
  return answers.flat()
}

type Mail = { readonly id: number; readonly status: string }

/**
 * Compares the mails in the database with the mails that arrived at the mail server. No mail may arrive twice, and each
 * mail with status 'sent' must have arrived.
 */
export async function mailsAgainst(received: ReadonlyMap<string, number>, pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<Mail>("select id, status from mails where requested_at >= '2026-11-20'")
  const times = new Map([...received].map(([number, count]) => [Number(/^mail-(\d+)@/.exec(number)?.[1]), count]))
  return rows.flatMap(({ id, status }) => {
    const count = times.get(id) ?? 0
    if (count > 1) return [`mail ${id} came ${count} times`]
    if (status === 'sent' && count === 0) return [`mail ${id} counts as sent, and never came`]
    return []
  })
}

/** The checks ignore records from before this time. The demo inserted them directly, without the server. */
export const SINCE = '2026-11-20T08:00:00Z'

/** SQL that counts the background jobs that run, wait, or will be tried again. */
export const waitingJobsIn = (jobs: string): string =>
  `select count(*) as waiting from ${jobs} where locked_at is not null or attempts < max_attempts`
