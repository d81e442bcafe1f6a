import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { refusalOfInvoicedMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { customerState } from '@uurwerk/domain/timesheets/customerSide/customerState'
import { refusalToWaiveCustomer } from '@uurwerk/domain/timesheets/customerSide/refusalToWaiveCustomer'
import { waitsForCustomer, type CustomerSideFacts } from '@uurwerk/domain/timesheets/customerSide/waitsForCustomer'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { listContractsWithDispute, listCustomerMonths, type CustomerMonthRow } from './customerMonthStore.ts'
import { readRemindersOfMonth } from './reminders/contactReminderStore.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }

const NOTHING_TO_REMIND = { state: null, lastShiftEnd: null, contacts: 0, notRemindedToday: 0, lastRemindedAt: null }

const OF_MONTH_WITHOUT_SHIFTS = {
  approval: 'none',
  isExpected: false,
  waits: false,
  waiver: null,
  signature: null,
  reminder: NOTHING_TO_REMIND,
  actions: {
    waive: { code: 'nothing_to_waive' },
    withdrawWaiver: { code: 'not_found' },
    answerDisputes: { code: 'dispute_gone' },
  },
} as const

/**
 * Reads the signature that counts, HR's decision to continue without a signature, and the remarks that HR has not
 * answered (rule contact-10).
 */
export async function customerSideOf(
  db: Database,
  { contractId, yearMonth, today }: Input,
): Promise<FullTimesheet['customerSide']> {
  const [row] = await listCustomerMonths(db, { contractIds: [contractId], yearMonth, customerId: null })
  if (row === undefined) return { ...OF_MONTH_WITHOUT_SHIFTS, disputes: [] }
  const { signature, lines } = customerMonthOf(row, { yearMonth, maySign: false })
  const hashes = new Set(lines.map(({ lineHash }) => lineHash))
  const { confirmed, invoiced } = row
  const ofInvoice = refusalOfInvoicedMonth(row)
  return {
    approval: row.approval,
    isExpected: row.approval !== 'none' && confirmed,
    waits: waitsForCustomer(customerSideFacts(row, signature)),
    waiver: row.waiver && { ...row.waiver, at: formatInstant(row.waiver.at) },
    signature,
    reminder: await reminderOf(db, row, { contractId, yearMonth, today }),
    disputes:
      signature !== null
        ? []
        : row.judgements
            .filter(({ verdict, sent, answer }) => verdict === 'disputed' && sent && answer === null)
            .map(({ lineHash, day, remark }) => ({ lineHash, day, remark, isChanged: !hashes.has(lineHash) })),
    actions: {
      waive: refusalToWaiveCustomer({ ...customerSideFacts(row, signature), confirmed, invoiced }),
      withdrawWaiver: ofInvoice ?? (row.waiver === null ? { code: 'not_found' } : null),
      answerDisputes: ofInvoice,
    },
  }
}

/** The facts that decide whether a month still waits for the signature of the customer. The month must have shifts. */
export const customerSideFacts = (
  { approval, waiver }: Pick<CustomerMonthRow, 'approval' | 'waiver'>,
  signature: object | null,
): CustomerSideFacts => ({ approval, isSigned: signature !== null, isWaived: waiver !== null, hasShifts: true })

/**
 * The facts that decide whether a reminder is possible: the state of the month in HR's list, and the end of the last
 * shift (rule contact-19).
 */
export function awaitedFacts(row: CustomerMonthRow, yearMonth: YearMonth) {
  const { signature, status, facts } = customerMonthOf(row, { yearMonth, maySign: false })
  const { confirmed, invoiced } = row
  const isDisputed = status === 'disputed'
  const state = customerState({ ...customerSideFacts(row, signature), confirmed, invoiced, isDisputed })
  return { state, lastShiftEnd: facts.lastShiftEnd }
}

/** The number of timesheets of a month about which the customer sent remarks that HR must answer (rule contact-17). */
export async function countDisputed(db: Database, yearMonth: YearMonth): Promise<number> {
  const contractIds = await listContractsWithDispute(db, yearMonth)
  if (contractIds.length === 0) return 0
  const rows = await listCustomerMonths(db, { yearMonth, customerId: null, contractIds })
  return rows.filter((row) => awaitedFacts(row, yearMonth).state === 'disputed').length
}

async function reminderOf(db: Database, row: CustomerMonthRow, input: Input) {
  const facts = awaitedFacts(row, input.yearMonth)
  if (facts.state !== 'awaited') return { ...NOTHING_TO_REMIND, ...facts }
  const { lastRemindedAt, ...counts } = await readRemindersOfMonth(db, input)
  return { ...facts, ...counts, lastRemindedAt: lastRemindedAt === null ? null : formatInstant(lastRemindedAt) }
}
