import type { Client } from 'pg'

export type RestoredState = {
  /** When somebody last did something in it; null where nobody did. */
  readonly lastActAt: string | null
  readonly people: number
  readonly invoices: number
  /** Mails that waited then: since the backup they may have left, so they are never sent by themselves. */
  readonly mailsHeldBack: number
}

/** Makes the restored database safe to start, and tells what stands in it. */
export async function restoredState(client: Client): Promise<RestoredState> {
  // Asked for in recovery, and of no use after it.
  for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action'])
    await client.query(`alter system reset ${setting}`)
  const held = await client.query(HOLD_MAILS)
  const { rows } = await client.query<Omit<RestoredState, 'mailsHeldBack'>>(STATE)
  return { ...rows[0]!, mailsHeldBack: held.rowCount ?? 0 }
}

const HOLD_MAILS = `
  with held as (
    update mails set status = 'unclear', finished_at = now() where status in ('queued', 'sending') returning id
  )
  insert into mail_attempts (mail_id, at, result, detail)
  select id, now(), 'unclear', 'Hersteld uit een back-up: het is niet zeker of de mail intussen vertrokken is'
  from held`

const STATE = `
  select to_char(max(at) at time zone 'Europe/Brussels', 'DD-MM-YYYY HH24:MI:SS') as "lastActAt",
    (select count(*)::int from people) as people,
    (select count(*)::int from invoices where number is not null) as invoices
  from audit_entries`
