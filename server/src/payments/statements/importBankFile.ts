import { createHash } from 'node:crypto'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { StatementFormat } from '@uurwerk/domain/payments/statements/bankStatement'
import { ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertBankFile, isBankFileKnown, listOwnAccounts, lockBankFiles } from './bankFileStore.ts'
import { bookByReference } from './bookByReference.ts'
import { readBankFile } from './readBankFile.ts'
import { storeStatement, type StoredEntry, type StoredStatement } from './storeStatement.ts'
import { undoReturned } from './undoReturned.ts'
import { insertDismissals, listEntriesOfDismissedAccounts } from '../booking/bankEntries/dismissalStore.ts'

type Input = { readonly content: string | Uint8Array; readonly fileName: string; readonly preview: boolean }

/**
 * Stores the new movements, books payments with a structured communication, and cancels payments that the bank
 * returned. A preview is rolled back (rules payments-9 and payments-21).
 */
export async function importBankFile(context: CommandContext, { content, fileName, preview }: Input) {
  const { tx } = context
  const sha256 = createHash('sha256').update(content).digest()
  await lockBankFiles(tx)
  if (await isBankFileKnown(tx, sha256)) return knownReport(fileName, preview)
  const { format, statements } = await readBankFile(content)
  const accounts = statements.map(({ account }) => account)
  await assertOwnAccounts(context, accounts)
  return onlyPreviewed(tx, preview, async () => {
    const fileId = await insertBankFile(tx, {
      sha256,
      fileName,
      format,
      importedBy: context.actor.personId,
      now: context.now,
    })
    const stored: StoredStatement[] = []
    for (const [position, statement] of statements.entries())
      stored.push(await storeStatement(context, statement, { fileId, position, format }))
    const entries = stored.flatMap((statement) => statement.entries)
    const { booked, undone, waiting, entryIds } = await bookAndUndo(context, entries)
    const settled = new Set([...entryIds, ...(await dismissRememberedAccounts(context))])
    await recordCallerAct(context, {
      action: 'import bank file',
      entity: 'bank file',
      entityId: fileId,
      after: { fileName, format, made: entries.length, items: booked.length },
    })
    return {
      preview,
      alreadyImported: false,
      fileName,
      format: format as StatementFormat | null,
      statements: stored.map(({ report }) => report),
      booked,
      undone,
      waitingReturns: waiting.map(({ entry, invoices }) => ({
        enteredOn: entry.enteredOn,
        counterpartyName: entry.counterpartyName,
        amount: eurosOf(entry.amount),
        invoices: [...invoices],
      })),
      toBook: entries.filter(({ id, amount }) => amount > 0 && !settled.has(id)).length,
    }
  })
}

/**
 * Books the payments of a bank file, and undoes the payments that the bank returned, in the order of their days. The
 * payments of a day come before its returns, because the bank can return a payment on the same day (rule payments-44).
 */
async function bookAndUndo(context: CommandContext, entries: readonly StoredEntry[]) {
  const booked: Awaited<ReturnType<typeof bookByReference>>[] = []
  const undone: Awaited<ReturnType<typeof undoReturned>>[] = []
  // A movement that returns a payment is money of an earlier movement, so it is never booked as a new payment.
  let received = entries.filter(({ isReversal }) => !isReversal)
  const returns = entries.filter(({ isReversal }) => isReversal)
  const days = returns.map(({ enteredOn }) => enteredOn).toSorted()
  for (const day of new Set(days)) {
    booked.push(
      await bookByReference(
        context,
        received.filter(({ enteredOn }) => enteredOn <= day),
      ),
    )
    received = received.filter(({ enteredOn }) => enteredOn > day)
    undone.push(
      await undoReturned(
        context,
        returns.filter(({ enteredOn }) => enteredOn === day),
      ),
    )
  }
  booked.push(await bookByReference(context, received))
  return {
    entryIds: [...booked, ...undone].flatMap((part) => part.entryIds),
    booked: booked.flatMap(({ payments }) => payments),
    undone: undone.reduce((sum, { payments }) => sum + payments, 0),
    waiting: undone.flatMap((part) => part.waiting),
  }
}

const knownReport = (fileName: string, preview: boolean) => ({
  preview,
  alreadyImported: true,
  fileName,
  format: null,
  statements: [],
  booked: [],
  undone: 0,
  waitingReturns: [],
  toBook: 0,
})

async function assertOwnAccounts({ tx }: CommandContext, accounts: readonly string[]): Promise<void> {
  const own = new Set((await listOwnAccounts(tx)).map((account) => ibanOf(account) ?? account))
  const unknown = accounts.find((account) => !own.has(account))
  if (unknown !== undefined) throw new RefusalError({ code: 'statement_account_unknown', account: unknown })
}

/** Movements of accounts that HR always ignores are marked as not a payment (rule payments-24). */
async function dismissRememberedAccounts({ tx, now }: CommandContext): Promise<readonly number[]> {
  const entryIds = await listEntriesOfDismissedAccounts(tx)
  await insertDismissals(tx, entryIds, { remember: false, by: null, now })
  return entryIds
}
