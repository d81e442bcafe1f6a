import type * as calls from '@uurwerk/contract/payments/bankEntries'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { OpenInvoice } from '@uurwerk/domain/payments/openInvoice'
import { proposalsFor, type Proposal } from '@uurwerk/domain/payments/matching/proposalsFor'
import type { QueryContext } from '../../../app/context.ts'
import { readReminderSettings } from '../../reminders/reminderSettingsStore.ts'
import { listUnsettled, type BalanceRow } from '../balanceStore.ts'
import { listEntries, listPayersOf, listReturned, type EntryRow } from './bankEntryStore.ts'
import { openInvoiceOf } from '../openInvoiceOf.ts'

const MOST_LISTED = 300

/** An open movement has proposals: invoices that it probably pays (rule payments-11). */
export async function bankEntries({ db, today }: QueryContext, { state, out }: QueryOf<typeof calls.bankEntries>) {
  const { rows, total } = await listEntries(db, { state, out, most: MOST_LISTED })
  const proposals =
    state === 'open' && rows.length > 0 ? await proposalsOf({ db, today }, rows) : new Map<number, never[]>()
  const reversals = rows.filter(({ isReversal }) => state === 'open' && isReversal)
  const reversalIds = reversals.map(({ id }) => id)
  const returned = await listReturned(db, reversalIds)
  const returnOf = new Map(returned.map(({ reversalId, invoices }) => [reversalId, { invoices: [...invoices] }]))
  return {
    _embedded: {
      bankEntryDtoList: rows.map((row) =>
        returnOf.has(row.id)
          ? { ...entryDto(row, []), returnOf: returnOf.get(row.id)! }
          : entryDto(row, proposals.get(row.id) ?? []),
      ),
    },
    total,
  }
}

type ProposalDto = ReturnType<typeof proposalDto>

async function proposalsOf({ db, today }: Pick<QueryContext, 'db' | 'today'>, rows: readonly EntryRow[]) {
  const accounts = [...new Set(rows.map(({ counterpartyAccount }) => counterpartyAccount).filter(Boolean))]
  const unsettled = await listUnsettled(db, today)
  const payers = Map.groupBy(await listPayersOf(db, accounts), ({ account }) => account)
  const { addsClaims } = await readReminderSettings(db)
  const all: OpenInvoice[] = unsettled.map((row) => openInvoiceOf(row, today, addsClaims))
  const invoices = all.filter(({ open }) => open > 0)
  const credits = all.filter(({ credit }) => credit > 0)
  const rowOf = new Map(unsettled.map((row) => [row.id, row]))
  return new Map<number, readonly ProposalDto[]>(
    rows.map((row) => {
      const known = payers.get(row.counterpartyAccount) ?? []
      const customersOfAccount = new Set(known.map(({ customerKey }) => customerKey))
      const found = proposalsFor(row, { invoices, customersOfAccount, credits })
      return [row.id, found.map((proposal) => proposalDto(proposal, rowOf))]
    }),
  )
}

const proposalDto = ({ reason, isSure, allocations }: Proposal, rowOf: ReadonlyMap<number, BalanceRow>) => ({
  reason,
  sure: isSure,
  allocations: allocations.map(({ invoiceId, amount, isSurplus, isExtra = false }) => ({
    invoiceId,
    invoiceNr: rowOf.get(invoiceId)?.number ?? '',
    customerName: rowOf.get(invoiceId)?.customerName ?? '',
    amount: eurosOf(amount),
    surplus: isSurplus,
    extra: isExtra,
  })),
})

const entryDto = (row: EntryRow, proposals: readonly ProposalDto[]) => ({
  id: row.id,
  enteredOn: row.enteredOn,
  account: row.account,
  amount: eurosOf(row.amount),
  free: eurosOf(row.free),
  counterpartyName: row.counterpartyName,
  counterpartyAccount: row.counterpartyAccount,
  communication: row.paymentReference === null ? row.text : formatReference(row.paymentReference),
  isReversal: row.isReversal,
  returnOf: null,
  detailsIgnored: row.detailsIgnored,
  booked: row.booked.map((part) => ({ ...part, amount: eurosOf(part.amount) })),
  proposals: [...proposals],
})

const formatReference = (digits: string): string =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`
