import type { BankEntry, BankStatement, StatementFormat } from '@uurwerk/domain/payments/statements/bankStatement'
import type { StoredEntry } from '@uurwerk/domain/payments/statements/newEntriesOf'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Cents } from '@uurwerk/domain/money/cents'
import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * Takes the lock for bank files, so that imports run one after another. Two imports at the same time would both store
 * the same movement as new.
 */
export async function lockBankFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank files'), hashtext(current_schema))`.execute(tx)
}

export async function isBankFileKnown(db: Database, sha256: Buffer): Promise<boolean> {
  const row = await db.selectFrom('bank_files as f').select('f.id').where('f.sha256', '=', sha256).executeTakeFirst()
  return row !== undefined
}

/** The accounts of our company: those in the settings, and the accounts on numbered invoices (rule payments-21). */
export async function listOwnAccounts(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct x.account
    from (
      select s.iban as account from company_settings s
      union all
      select a.account from company_settings s, regexp_split_to_table(s.other_ibans, ', ') a (account)
      union all
      select i.seller->>'iban' from invoices i where i.seller is not null) x
    where x.account <> ''`.execute(db)
  return rows.map(({ account }) => account)
}

type Period = { readonly account: string; readonly from: Day; readonly to: Day }

export async function listStoredEntries(db: Database, { account, from, to }: Period): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select e.amount_cents as amount, e.entered_on as "enteredOn", e.bank_reference as "bankReference",
      e.counterparty_account as "counterpartyAccount", e.payment_reference as "paymentReference",
      e.communication as text, f.format
    from bank_entries e
    join bank_statements s on s.id = e.statement_id
    join bank_files f on f.id = s.file_id
    where s.account = ${account} and e.entered_on between ${from} and ${to}
    order by e.id`.execute(db)
  return rows
}

/**
 * The formats of the stored bank files that contain this statement. Two bank statements of the same account and day
 * with the same balances contain the same money, also when their movements differ, because a format can split a
 * collective payment (rule payments-7).
 */
export async function listFormatsOfStatement(db: Database, statement: BankStatement): Promise<StatementFormat[]> {
  const { account, closedOn, opening, closing } = statement
  const { rows } = await sql<{ format: StatementFormat }>`
    select distinct f.format
    from bank_statements s
    join bank_files f on f.id = s.file_id
    where s.account = ${account} and s.closed_on = ${closedOn}
      and s.opening_cents = ${opening} and s.closing_cents = ${closing}`.execute(db)
  return rows.map(({ format }) => format)
}

/** The last balance of an account on or before a day; null without a bank statement that ends on or before that day. */
export async function readBalanceBefore(db: Database, account: string, day: Day): Promise<Cents | null> {
  const { rows } = await sql<{ closing: Cents }>`
    select s.closing_cents as closing
    from bank_statements s
    where s.account = ${account} and s.closed_on <= ${day}
    order by s.closed_on desc, s.id desc
    limit 1`.execute(db)
  return rows[0]?.closing ?? null
}

type NewFile = {
  readonly sha256: Buffer
  readonly fileName: string
  readonly format: StatementFormat
  readonly importedBy: number
  readonly now: Instant
}

export async function insertBankFile(tx: Tx, file: NewFile): Promise<number> {
  const { id } = await tx
    .insertInto('bank_files')
    .values({
      sha256: file.sha256,
      file_name: file.fileName,
      format: file.format,
      imported_at: isoOf(file.now),
      imported_by: file.importedBy,
    })
    .returning('bank_files.id')
    .executeTakeFirstOrThrow()
  return id
}

type NewStatement = { readonly fileId: number; readonly position: number; readonly now: Instant }

export async function insertBankStatement(
  tx: Tx,
  statement: BankStatement,
  { fileId, position, now }: NewStatement,
): Promise<readonly number[]> {
  const { id } = await tx
    .insertInto('bank_statements')
    .values({
      file_id: fileId,
      position,
      account: statement.account,
      number: statement.number,
      opened_on: statement.openedOn,
      closed_on: statement.closedOn,
      opening_cents: statement.opening,
      closing_cents: statement.closing,
    })
    .returning('bank_statements.id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const [chunk, entries] of chunksOf(statement.entries, ENTRIES_AT_ONCE).entries()) {
    const rows = entries.map((entry, place) => rowOf(entry, id, chunk * ENTRIES_AT_ONCE + place, now))
    const inserted = await tx.insertInto('bank_entries').values(rows).returning(['id', 'position']).execute()
    ids.push(...inserted.toSorted((a, b) => a.position - b.position).map((entry) => entry.id))
  }
  return ids
}

const ENTRIES_AT_ONCE = 1000

const rowOf = (entry: BankEntry, statementId: number, position: number, now: Instant) => ({
  statement_id: statementId,
  position,
  entered_on: entry.enteredOn,
  value_on: entry.valueOn,
  amount_cents: entry.amount,
  bank_reference: entry.bankReference,
  end_to_end_id: entry.endToEndId,
  counterparty_name: entry.counterpartyName,
  counterparty_account: entry.counterpartyAccount,
  payment_reference: entry.paymentReference,
  communication: entry.text,
  is_reversal: entry.isReversal,
  details_ignored: entry.detailsIgnored,
  stored_at: isoOf(now),
})
