import type { Client } from 'pg'

export type RestoredState = {
  /** The time of the last audit entry in the database; null when there are no audit entries. */
  readonly lastActAt: string | null
  readonly people: number
  readonly invoices: number
  /**
   * The number of mails that were waiting when the backup was made. The server may have sent these mails after the
   * backup, so the restored server does not send them automatically.
   */
  readonly mailsHeldBack: number
  /**
   * The number of sessions that the restore ended. A person may have ended a session after the backup, for example
   * after losing a phone, and the restore must not open that session again.
   */
  readonly sessionsEnded: number
  /** Whether the demo made this database. */
  readonly madeByDemo: boolean
}

/** Makes the restored database safe to start, and describes what the database contains. */
export async function restoredState(client: Client): Promise<RestoredState> {
  // Settings for the recovery are removed, because they do not apply after it.
  for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action', 'hot_standby'])
    await client.query(`alter system reset ${setting}`)
  const held = await client.query(HOLD_MAILS)
  await client.query(HOLD_MESSAGES)
  const ended = await client.query(END_SESSIONS)
  const { rows } = await client.query<Omit<RestoredState, 'mailsHeldBack' | 'sessionsEnded'>>(STATE)
  return { ...rows[0]!, mailsHeldBack: held.rowCount ?? 0, sessionsEnded: ended.rowCount ?? 0 }
}

const HOLD_MAILS = `
  with held as (
    update mails set status = 'unclear', finished_at = now() where status in ('queued', 'sending') returning id
  )
  insert into mail_attempts (mail_id, at, result, detail)
  select id, now(), 'unclear', 'Hersteld uit een back-up: het is niet zeker of de mail intussen vertrokken is'
  from held`

/** A backup of an older release has no table of messages. */
const HOLD_MESSAGES = `
  do $$ begin
    if to_regclass('push_messages') is not null then
      update push_messages set status = 'unclear', finished_at = now() where status in ('queued', 'sending');
    end if;
  end $$`

const END_SESSIONS = `
  update sessions set revoked_at = now() where revoked_at is null and expires_at > now()`

const STATE = `
  select to_char(max(at) at time zone 'Europe/Brussels', 'DD-MM-YYYY HH24:MI:SS') as "lastActAt",
    (select count(*)::int from people) as people,
    (select count(*)::int from invoices where number is not null) as invoices,
    exists (select from installation where demo) as "madeByDemo"
  from audit_entries`
