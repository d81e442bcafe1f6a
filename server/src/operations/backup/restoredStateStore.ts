import type { Client } from 'pg'

export type RestoredState = {
  /** The time of the last audit entry in the database; null when there are no audit entries. */
  readonly lastActAt: string | null
  readonly people: number
  readonly invoices: number
  /** The mails that waited at the backup. They may have been sent since, so they are not sent automatically. */
  readonly mailsHeldBack: number
  /** Sessions that the restore ended, because people may have ended them after the backup, as for a lost phone. */
  readonly sessionsEnded: number
  readonly madeByDemo: boolean
}

/** Makes the restored database safe to start, and describes what the database contains. */
export async function restoredState(client: Client): Promise<RestoredState> {
  // The settings for the recovery are removed, because they must not apply after the recovery.
  for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action', 'hot_standby'])
    await client.query(`alter system reset ${setting}`)
  const ended = await endMailsAndSessions(client)
  const { rows } = await client.query<Omit<RestoredState, keyof Ended>>(STATE)
  return { ...rows[0]!, ...ended }
}

type Ended = Pick<RestoredState, 'mailsHeldBack' | 'sessionsEnded'>

/** Ends what may have ended after the backup: waiting mails and secrets that give access (rule offices-22). */
export async function endMailsAndSessions(client: Client): Promise<Ended> {
  const held = await client.query(HOLD_MAILS)
  const sessions = await changed(client, 'sessions', END_SESSIONS)
  const ofContacts = await changed(client, 'contact_sessions', END_CONTACT_SESSIONS)
  for (const [table, statement] of ALSO) await changed(client, table, statement)
  return { mailsHeldBack: held.rowCount ?? 0, sessionsEnded: sessions + ofContacts }
}

/** The number of changed rows. 0 when the backup is of an older release without the table. */
async function changed(client: Client, table: string, statement: string): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
  if (rows[0]?.exists !== true) return 0
  return (await client.query(statement)).rowCount ?? 0
}

const HOLD_MAILS = `
  with held as (
    update mails set status = 'unclear', finished_at = now() where status in ('queued', 'sending') returning id
  )
  insert into mail_attempts (mail_id, at, result, detail)
  select id, now(), 'unclear', 'Hersteld uit een back-up: het is niet zeker of de mail intussen vertrokken is'
  from held`

const END_SESSIONS = `
  update sessions set revoked_at = now() where revoked_at is null and expires_at > now()`

const END_CONTACT_SESSIONS = `
  update contact_sessions set ended_at = now() where ended_at is null and expires_at > now()`

const ALSO: readonly (readonly [table: string, statement: string])[] = [
  [
    'push_messages',
    `update push_messages set status = 'unclear', finished_at = now() where status in ('queued', 'sending')`,
  ],
  ['sign_in_tickets', 'delete from sign_in_tickets'],
  ['sign_in_attempts', 'delete from sign_in_attempts'],
  ['contact_links', 'update contact_links set expires_at = now() where expires_at > now()'],
  ['calendar_feeds', 'update calendar_feeds set revoked_at = now() where revoked_at is null'],
  [
    'confirmed_emails',
    'update confirmed_emails set token_hash = null, token_expires_at = null where token_hash is not null',
  ],
]

const STATE = `
  select to_char(max(at) at time zone 'Europe/Brussels', 'DD-MM-YYYY HH24:MI:SS') as "lastActAt",
    (select count(*)::int from people) as people,
    (select count(*)::int from invoices where number is not null) as invoices,
    exists (select from installation where demo) as "madeByDemo"
  from audit_entries`
