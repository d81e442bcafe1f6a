import { formatEnterpriseNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { cents, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import type { ReminderChannel, ReminderLevel } from '@uurwerk/domain/payments/reminders/nextReminder'
import { consumerDamages, type Claims } from '@uurwerk/domain/payments/reminders/reminderClaims'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import type { BalanceRow } from '../booking/balanceStore.ts'
import type { ReminderSettingsRow } from './reminderSettingsStore.ts'

export type RemindedInvoice = Claims & {
  readonly row: BalanceRow
  readonly open: Cents
  readonly daysLate: number
  readonly level: ReminderLevel
  /**
   * The full amounts of interest and compensation: the money that the customer has already paid is not deducted (rule
   * payments-38).
   */
  readonly claims: Claims
}

type LetterParts = {
  readonly company: CompanyBlock
  readonly addressee: string
  readonly level: ReminderLevel
  readonly channel: ReminderChannel
  readonly isConsumer: boolean
  readonly settings: ReminderSettingsRow
  readonly credit: Cents
  readonly invoices: readonly RemindedInvoice[]
}

const SUBJECTS: Readonly<Record<ReminderLevel, string>> = {
  1: 'Herinnering',
  2: 'Tweede herinnering',
  3: 'Ingebrekestelling',
}

const NAMES: Readonly<Record<ReminderChannel, string>> = { mail: 'deze mail', letter: 'deze brief' }

/** The first of the fourteen days in which a consumer must pay, in words (Code of Economic Law, article XIX.2). */
const TERM_BEGINS: Readonly<Record<ReminderChannel, string>> = {
  mail: 'de dag na deze mail',
  letter: 'de derde werkdag na de verzending van deze brief',
}

/**
 * The text of a payment reminder, for a mail or for paper. The level of the reminder (first, second or third) and the
 * law that protects the customer decide the text (rules payments-18, payments-41 and payments-20).
 */
export function reminderLetter(parts: LetterParts) {
  const { company, addressee, level, channel, invoices } = parts
  const numbers = invoices.map(({ row }) => row.number)
  const sender = [companyName(company), company.email, company.phone].filter((line) => line !== '').join('\n')
  const opening = [addressee === '' ? 'Geachte,' : `Beste ${addressee},`, introduction(level)]
  const closing = [
    ...claims(parts),
    request(parts),
    ...law(parts),
    `Kruiste uw betaling ${NAMES[channel]}? Dan hoeft u niets te doen. Bent u het niet eens met een factuur? Laat het ons weten.`,
    'Met vriendelijke groeten',
    sender,
  ]
  return {
    subject: `${SUBJECTS[level]}: ${numbers.length === 1 ? 'factuur' : 'facturen'} ${numbers.join(', ')}`,
    body: [...opening, invoices.map(invoiceLine).join('\n'), ...closing].join('\n\n'),
    paper: { title: SUBJECTS[level], opening, closing },
  }
}

const introduction = (level: ReminderLevel): string =>
  level === 3
    ? 'Ondanks onze herinneringen zijn deze facturen niet volledig betaald. Met deze brief stellen wij u in gebreke.'
    : 'Volgens onze boekhouding zijn deze facturen nog niet volledig betaald.'

const invoiceLine = ({ row, open }: RemindedInvoice): string =>
  `- Factuur ${row.number} van ${formatDayWithDashes(row.invoiceOn)}, te betalen tegen ${formatDayWithDashes(row.dueOn)}: nog ${formatEuros(open)}, mededeling ${paymentReference({ year: row.numberYear, sequence: row.numberSequence })}`

/** The interest and the fixed compensation of the reminded invoices. Interest without a known rate is left out. */
const claimed = (invoices: readonly RemindedInvoice[]): { readonly interest: Cents; readonly fixed: Cents } => ({
  interest: sumCents(invoices.map(({ interest }) => interest ?? cents(0))),
  fixed: sumCents(invoices.map(({ fixed }) => fixed)),
})

function claims({ invoices, isConsumer, settings }: LetterParts): string[] {
  const { interest, fixed } = claimed(invoices)
  if (interest + fixed === 0) return []
  const source = isConsumer
    ? 'Volgens onze voorwaarden, en binnen de grenzen van boek XIX van het Wetboek van economisch recht,'
    : 'Volgens de wet van 2 augustus 2002 betreffende de betalingsachterstand bij handelstransacties'
  const named = [
    interest > 0 ? `verwijlintrest tot vandaag (${formatEuros(interest)})` : '',
    fixed > 0 ? `een forfaitaire vergoeding (${formatEuros(fixed)})` : '',
  ].filter((text) => text !== '')
  const effect = settings.addsClaims ? 'Wij rekenen ze hierbij aan.' : 'Wij rekenen ze vandaag nog niet aan.'
  return [`${source} bent u ${named.join(' en ')} verschuldigd. ${effect}`]
}

/**
 * The sentence that asks for the payment. It asks for the open amounts, and not for the full amounts of the invoices
 * (rule payments-29).
 */
function request({ company, invoices, credit, isConsumer, level, channel, settings }: LetterParts): string {
  const { interest, fixed } = claimed(invoices)
  const open = sumCents(invoices.map((invoice) => invoice.open))
  const total = settings.addsClaims ? sumCents([open, interest, fixed]) : open
  const account = formatIban(ibanOf(company.iban) ?? company.iban)
  const term =
    isConsumer && level === 1 ? `binnen 14 kalenderdagen, te rekenen vanaf ${TERM_BEGINS[channel]},` : 'meteen'
  const owed =
    credit > 0 ? ` Er staat ook nog ${formatEuros(credit)} tegoed van u open; dat mag u hiervan aftrekken.` : ''
  return `Gelieve ${formatEuros(total)} ${term} te betalen op rekening ${account}, met de mededeling van elke factuur.${owed}`
}

/**
 * The text that the law requires in the first reminder to a consumer: the name of the creditor, that the reminder is
 * free, and what can follow.
 */
function law({ company, isConsumer, level, settings, invoices }: LetterParts): string[] {
  if (!isConsumer || level > 1) return []
  const number = formatEnterpriseNumber(company.enterpriseNumber)
  const damages = sumCents(invoices.map(({ open }) => consumerDamages(open)))
  const follows = settings.consumerConditions
    ? `Betaalt u niet binnen deze termijn, dan kunnen wij volgens onze voorwaarden intrest en een forfaitaire schadevergoeding van ${formatEuros(damages)} aanrekenen.`
    : 'Voor deze herinnering rekenen wij niets aan.'
  return [
    `Schuldeiser: ${companyName(company)}${number === '' ? '' : `, ondernemingsnummer ${number}`}. De facturen gaan over prestaties van zorgpersoneel. Deze herinnering is kosteloos. ${follows}`,
  ]
}
