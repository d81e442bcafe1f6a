import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { cents, eurosOf, NO_CENTS, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import { claimsAfter } from '@uurwerk/domain/payments/reminders/claimsLeft'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import type { InterestRate } from '@uurwerk/domain/payments/reminders/lateInterest'
import { nextReminder } from '@uurwerk/domain/payments/reminders/nextReminder'
import type { GivenReminder, ReminderChannel, ReminderLevel } from '@uurwerk/domain/payments/reminders/nextReminder'
import { reminderClaims } from '@uurwerk/domain/payments/reminders/reminderClaims'
import type { Day } from '@uurwerk/domain/time/day'
import { readCompany } from '../../company/companyStore.ts'
import type { Database } from '../../platform/db/database.ts'
import type { QueryContext } from '../../app/context.ts'
import { inTurns } from '../../app/Turn.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import type { ReminderDocument } from '../../platform/documents/reminderDocument.ts'
import { listUnsettled, type BalanceRow } from '../booking/balanceStore.ts'
import { isConsumer } from './isConsumer.ts'
import { reminderLetter, type RemindedInvoice } from './reminderLetter.ts'
import { customerOf, openOn, recipientsOf, refusalToMail, refusalToPrint } from './reminderRecipient.ts'
import { listInterestRates, readReminderSettings, type ReminderSettingsRow } from './reminderSettingsStore.ts'
import { listGivenReminders, listLetterFacts, type LetterFacts } from './reminderStore.ts'

type Invoices = readonly [RemindedInvoice, ...RemindedInvoice[]]

export type DueReminder = {
  readonly customerName: string
  readonly isConsumer: boolean
  readonly level: ReminderLevel
  readonly channel: ReminderChannel
  readonly recipients: readonly string[]
  readonly invoices: Invoices
  readonly letter: { readonly subject: string; readonly body: string }
  readonly attachesInvoices: boolean
  readonly paper: ReminderDocument
  readonly refusal: RefusalOf | null
}

/**
 * The payment reminders that HR can send today. Each customer gets one reminder, with the invoices for which the next
 * reminder is due. The first reminders of a consumer are in a separate letter (rules payments-41 and payments-27).
 */
export async function dueReminders({ db, today }: Pick<QueryContext, 'db' | 'today'>) {
  const due = await remindersFor(db, await listUnsettled(db, today), today)
  return { _embedded: { reminderDtoList: await inTurns(due, reminderDto) } }
}

type Known = {
  readonly today: Day
  readonly given: ReadonlyMap<number, readonly GivenReminder[]>
  readonly facts: ReadonlyMap<number, LetterFacts>
  readonly settings: ReminderSettingsRow
  readonly rates: readonly InterestRate[]
  readonly company: CompanyBlock
}

/** The payment reminders for a list of unpaid invoices. A disputed invoice has no reminder (rule payments-17). */
export async function remindersFor(db: Database, unsettled: readonly BalanceRow[], today: Day): Promise<DueReminder[]> {
  const ids = unsettled.map(({ id }) => id)
  const known: Known = {
    today,
    given: await listGivenReminders(db, ids),
    facts: await listLetterFacts(db, ids),
    settings: await readReminderSettings(db),
    rates: await listInterestRates(db),
    company: await readCompany(db),
  }
  // Thousands of invoices can be late. The server therefore answers other calls after the reminders of each customer.
  const byCustomer = Map.groupBy(unsettled, ({ customerKey }) => customerKey)
  return (await inTurns([...byCustomer.values()], (rows) => remindersOf(rows, known))).flat()
}

function remindersOf(rows: readonly BalanceRow[], known: Known): DueReminder[] {
  // The law requires a separate first letter to a consumer, without costs and with fourteen days to pay.
  const letters = Map.groupBy(
    rows.flatMap((row) => remindedInvoice(row, known)),
    ({ row, level }) => isConsumer(known.facts.get(row.id)) && level === 1,
  )
  const credit = sumCents(rows.map((row) => cents(row.surplus + Math.max(-invoiceBalance(row, known.today).open, 0))))
  return [...letters.values()].flatMap(([first, ...others], index) =>
    first === undefined ? [] : [reminderOf([first, ...others], index === 0 ? credit : NO_CENTS, known)],
  )
}

function remindedInvoice(row: BalanceRow, { today, given, facts, settings, rates }: Known): RemindedInvoice[] {
  const { daysLate } = invoiceBalance(row, today)
  // A credit note with a later date also lowers the amount that the customer must pay.
  const open = invoiceBalance({ ...row, credits: row.credits.map(({ amount }) => ({ on: today, amount })) }, today).open
  const { days, lastLevel } = facts.get(row.id)!.chosen
  const { firstDays, secondDays, thirdDays, consumerConditions } = settings
  const consumer = isConsumer(facts.get(row.id))
  const before = given.get(row.id) ?? []
  const reminded = {
    dueOn: row.dueOn,
    isConsumer: consumer,
    isDisputed: row.disputed || row.refusedOnPeppol,
    given: before,
    terms:
      days === null ? ([firstDays, secondDays, thirdDays] as const) : ([days.first, days.second, days.third] as const),
    lastLevel,
  }
  const level = nextReminder(reminded, today)
  if (open <= 0 || level === null) return []
  const firstReminder = before.find((reminder) => reminder.level === 1) ?? null
  const settlements = [...row.credits, ...row.payments]
  const late = { ...row, open, level, isConsumer: consumer, firstReminder, settlements }
  const claims = reminderClaims(late, { rates, consumerConditions }, today)
  return [{ row, open, daysLate, level, claims, ...claimsAfter(claims, row.extra) }]
}

function reminderOf(invoices: Invoices, credit: Cents, { today, facts, settings, company }: Known): DueReminder {
  const newest = facts.get(invoices.at(-1)!.row.id)!
  const { channel, contactName } = newest.chosen
  const addressee = contactName || newest.billing.financialSupervisorReference
  const level = invoices.reduce<ReminderLevel>((most, invoice) => (invoice.level > most ? invoice.level : most), 1)
  const consumer = isConsumer(newest)
  const parts = { company, addressee, level, channel, isConsumer: consumer, settings, credit, invoices }
  const { paper, ...letter } = reminderLetter(parts)
  return {
    customerName: invoices[0].row.customerName,
    isConsumer: consumer,
    level,
    channel,
    recipients: channel === 'letter' ? [] : recipientsOf(newest),
    invoices,
    letter,
    attachesInvoices: settings.attachesInvoices,
    paper: { ...paper, company, customer: customerOf(newest.billing, addressee), date: today, ...openOn(invoices) },
    refusal: channel === 'letter' ? refusalToPrint(newest) : refusalToMail(newest),
  }
}

const reminderDto = (reminder: DueReminder) => ({
  invoiceId: reminder.invoices[0].row.id,
  customerName: reminder.customerName,
  consumer: reminder.isConsumer,
  level: reminder.level,
  channel: reminder.channel,
  recipients: [...reminder.recipients],
  total: eurosOf(sumCents(reminder.invoices.map(({ open }) => open))),
  invoices: reminder.invoices.map(({ row, open, daysLate, level, interest, fixed }) => ({
    invoiceId: row.id,
    invoiceNr: row.number,
    dueDate: row.dueOn,
    daysLate,
    open: eurosOf(open),
    level,
    interest: interest === null ? null : eurosOf(interest),
    fixed: eurosOf(fixed),
  })),
  letter: reminder.letter,
  attachesInvoices: reminder.attachesInvoices,
  refusal: reminder.refusal && { code: reminder.refusal.code, message: sentenceOf(reminder.refusal) },
})
