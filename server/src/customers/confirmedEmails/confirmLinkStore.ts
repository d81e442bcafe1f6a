import type { mailStatuses } from '@uurwerk/contract/mailStatuses'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ConfirmedEmailRow } from './confirmedEmailStore.ts'

/** The state of the last confirmation link that was requested for an e-mail address. */
export type ConfirmLinkRow = {
  readonly mailStatus: (typeof mailStatuses)[number]
  readonly mailedAt: Instant | null
  readonly expiresAt: Instant | null
  readonly fault: string | null
}

export type EmailInOverview = ConfirmedEmailRow & {
  readonly lastRequestedAt: Instant | null
  readonly link: ConfirmLinkRow | null
}

const overview = prepared<EmailInOverview, []>(
  'overview of addresses',
  `select e.id, e.email_address as address, floor(extract(epoch from e.confirmed_at))::int8 as "confirmedAt", e.confirmer,
    floor(extract(epoch from m.requested_at))::int8 as "lastRequestedAt",
    case when e.confirmed_at is null and m.id is not null then json_build_object(
      'mailStatus', case m.status when 'sending' then 'queued' else m.status end,
      'mailedAt', case m.status when 'sent' then floor(extract(epoch from m.finished_at))::int8 end,
      'expiresAt', floor(extract(epoch from e.token_expires_at))::int8,
      'fault', case when m.status <> 'sent' then (
        select a.detail from mail_attempts a where a.mail_id = m.id order by a.id desc limit 1) end
    ) end as link
  from confirmed_emails e
  left join (
    select distinct on (l.recipients) l.id, l.recipients, l.status, l.requested_at, l.finished_at
    from mails l
    where l.kind = 'confirm_email'
    order by l.recipients, l.id desc
  ) m on m.recipients = array[e.email_address]
  order by lower(e.email_address)`,
)

export const listEmailOverview = (db: Database): Promise<EmailInOverview[]> => overview(db, [])

export type EmailOfLinkRow = ConfirmedEmailRow & { readonly expiresAt: Instant | null }

const BY_TOKEN = `
  select e.id, e.email_address as address, floor(extract(epoch from e.confirmed_at))::int8 as "confirmedAt", e.confirmer,
    floor(extract(epoch from e.token_expires_at))::int8 as "expiresAt"
  from confirmed_emails e
  where e.token_hash = $1`

const byToken = prepared<EmailOfLinkRow, [tokenHash: Buffer]>('address of a link', BY_TOKEN)
const lockedByToken = prepared<EmailOfLinkRow, [tokenHash: Buffer]>(
  'locked address of a link',
  `${BY_TOKEN} for no key update`,
)

export async function readEmailOfLinkRow(db: Database, tokenHash: Buffer): Promise<EmailOfLinkRow | null> {
  const [email] = await byToken(db, [tokenHash])
  return email ?? null
}

export async function lockEmailOfLink(tx: Tx, tokenHash: Buffer): Promise<EmailOfLinkRow | null> {
  const [email] = await lockedByToken(tx, [tokenHash])
  return email ?? null
}

type NewLink = { readonly tokenHash: Buffer; readonly expiresAt: Instant }

/**
 * Stores the new confirmation link of an address. The older link then no longer confirms the address (rule mail-19).
 */
export async function replaceLink(tx: Tx, emailId: number, { tokenHash, expiresAt }: NewLink): Promise<void> {
  await tx
    .updateTable('confirmed_emails')
    .set({ token_hash: tokenHash, token_expires_at: isoOf(expiresAt) })
    .where('confirmed_emails.id', '=', emailId)
    .execute()
}

const lastRequest = prepared<{ at: Instant | null }, [address: string]>(
  'last request for a link',
  `select floor(extract(epoch from max(m.requested_at)))::int8 as at
   from mails m
   where m.kind = 'confirm_email' and m.recipients = array[$1]`,
)

/** The time of the last request for a confirmation link to an e-mail address. */
export async function lastLinkRequestedAt(tx: Tx, address: string): Promise<Instant | null> {
  const [last] = await lastRequest(tx, [address])
  return last?.at ?? null
}

/** True when a newer link for the address was requested after this mail was queued (rule mail-21). */
export async function isLinkOvertaken(tx: Tx, mailId: number, address: string): Promise<boolean> {
  const later = await tx
    .selectFrom('mails as m')
    .select('m.id')
    .where('m.kind', '=', 'confirm_email')
    .where(sql<boolean>`m.recipients = array[${address}]`)
    .where('m.id', '>', mailId)
    .executeTakeFirst()
  return later !== undefined
}

/**
 * Deletes the queued mails with a confirmation link for an address. A mail that the server already tried to send is not
 * deleted.
 */
export async function deleteWaitingLinks(tx: Tx, address: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('mails.kind', '=', 'confirm_email')
    .where(sql<boolean>`mails.recipients = array[${address}]`)
    .where('mails.status', '=', 'queued')
    .where('mails.attempts', '=', 0)
    .execute()
}
