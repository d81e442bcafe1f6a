import type { DoctorCheck, DoctorPlace } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { QueryContext } from '../../app/context.ts'
import { checkClock } from './checks/checkClock.ts'
import { checkDatabase } from './checks/checkDatabase.ts'
import { checkSignIn } from './checks/checkSignIn.ts'
import { checkJobs } from './checks/checkJobs.ts'
import { checkPayments } from './checks/checkPayments.ts'
import { checkPeppol } from './checks/checkPeppol.ts'
import { checkNumbers } from './checks/checkNumbers.ts'
import { checkVat } from './checks/checkVat.ts'
import { checkStorage } from './checks/checkStorage.ts'
import {
  checkResultDto,
  worstOf,
  type ExamineContext,
  type CheckResult,
  type FindingWithPlaces,
} from './facts/checkResult.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, monthOf, firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import { listAuditPartitions } from '../../audit/auditPartitionStore.ts'
import { missingSellerFields } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import { readCompanySettings } from '../../company/settingsStore.ts'
import { waitingDocuments } from '../../platform/documents/rendering/renderDocument.ts'
import { counted, duration } from '@uurwerk/contract/operations/doctor/counted'
import { readMailFacts, type MailFacts } from './facts/mailFactsStore.ts'
import { listUnratedMonths } from './facts/unratedWorkStore.ts'
import { listScheduled } from '../../platform/jobs/jobFiguresStore.ts'

/**
 * The maximum time without a run of a scheduled task. Every task runs at least once a day, and one night without a
 * server is not a fault.
 */
const LATE_SECONDS = 50 * 3600

/**
 * Checks that the scheduled tasks still run. These tasks create audit partitions and delete expired data (rule
 * doctor-6).
 */
async function checkSchedule({ db }: Pick<QueryContext, 'db'>): Promise<CheckResult> {
  const scheduled = await listScheduled(db)
  const latest = Math.min(...scheduled.map(({ secondsAgo }) => secondsAgo))
  return {
    summary:
      scheduled.length === 0
        ? 'Nog niets gepland'
        : `${scheduled.length} taken, de laatste ${duration(latest)} geleden`,
    found: scheduled
      .filter(({ secondsAgo }) => secondsAgo > LATE_SECONDS)
      .map((late) => ({ code: 'schedule_late', ...late })),
  }
}

/** The longest pause between two attempts to send a mail while the mail server is unreachable, in seconds. */
const WAITS_LONG_SECONDS = 3600

/** Checks the mails of the last thirty days (rule doctor-5). */
async function checkMail({ db, now, services: { settings } }: ExamineContext): Promise<CheckResult> {
  const facts = await readMailFacts(db, now)
  const unset = settings.smtpUrl === null && !settings.demo
  return {
    summary: `${counted(facts.sent, 'mail', 'mails')} vertrokken in 30 dagen, ${facts.waiting} in de wachtrij`,
    found: [...(unset ? [{ code: 'smtp_unset' } as const] : []), ...foundIn(facts)],
  }
}

function foundIn({
  failed,
  unclear,
  waiting,
  oldestWaitingSeconds,
  invoices,
  confirmLinks,
}: MailFacts): FindingWithPlaces[] {
  const places: DoctorPlace[] = [
    ...invoices.map(({ id, number }) => ({ screen: 'invoice', id, label: number }) as const),
    ...(confirmLinks ? [{ screen: 'confirmedEmails' } as const] : []),
  ]
  const late = oldestWaitingSeconds > WAITS_LONG_SECONDS
  return [
    ...(failed > 0 ? [{ code: 'mail_failed', count: failed, places } as const] : []),
    ...(unclear > 0 ? [{ code: 'mail_unclear', count: unclear, places } as const] : []),
    ...(late ? [{ code: 'mail_waiting', count: waiting, oldestSeconds: oldestWaitingSeconds } as const] : []),
  ]
}

const MANY = 50

/** Checks the queue of the document renderers. The installation check makes a test document only on request. */
function checkDocuments(): CheckResult {
  const count = waitingDocuments()
  return {
    summary: count === 0 ? 'Geen document wacht' : `${count} onderweg`,
    found: count > MANY ? [{ code: 'documents_waiting', count }] : [],
  }
}

type Check = (context: ExamineContext) => CheckResult | Promise<CheckResult>

const checks: Readonly<Record<DoctorCheck, Check>> = {
  company: checkCompany,
  signIn: checkSignIn,
  mail: checkMail,
  peppol: checkPeppol,
  documents: checkDocuments,
  numbers: checkNumbers,
  rates: checkRates,
  vat: checkVat,
  payments: checkPayments,
  jobs: checkJobs,
  schedule: checkSchedule,
  database: checkDatabase,
  storage: checkStorage,
  audit: checkAudit,
  clock: checkClock,
}

/**
 * Runs the checks of the installation one after the other, so that the installation check uses only one connection
 * (rule doctor-1).
 */
export const examineInstallation = (context: ExamineContext) => examination(context, checks)

/**
 * Runs one check of the installation. A check that fails becomes a finding and does not stop the other checks (rule
 * doctor-2).
 */
export async function examination(context: ExamineContext, wanted: Readonly<Partial<Record<DoctorCheck, Check>>>) {
  const doctorCheckList = []
  for (const [check, examine] of Object.entries(wanted) as [DoctorCheck, Check][]) {
    const examined = await Promise.try(examine, context).catch(() => failed)
    doctorCheckList.push(checkResultDto(check, examined))
  }
  return {
    _embedded: { doctorCheckList },
    state: worstOf(doctorCheckList),
    examinedAt: formatInstant(context.now),
  }
}

const failed: CheckResult = { summary: 'Niet nagekeken', found: [{ code: 'check_failed' }] }

/** Checks that the current month and the next month have a partition for audit entries. */
async function checkAudit({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<CheckResult> {
  const made = await listAuditPartitions(db)
  const month = monthOf(today)
  const months = [month, addMonths(month, 1)].filter((wanted) => !made.includes(wanted))
  const last = made.toSorted().at(-1)
  return {
    summary: last === undefined ? 'Nog geen maand klaar' : `Plaats tot en met ${formatMonth(last)}`,
    found: months.length === 0 ? [] : [{ code: 'audit_unprepared', months }],
  }
}

/** Checks that the data of our own company is complete, because each invoice gets a copy of it. */
async function checkCompany({ db }: Pick<QueryContext, 'db'>): Promise<CheckResult> {
  const fields = missingSellerFields(await readCompanySettings(db))
  return {
    summary: fields.length === 0 ? 'Volledig ingevuld' : 'Niet volledig ingevuld',
    found: fields.length === 0 ? [] : [{ code: 'company_incomplete', fields, places: [{ screen: 'settings' }] }],
  }
}

/** Checks that the hours of this month and next month have an hourly rate. Hours without a rate cannot be billed. */
async function checkRates({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<CheckResult> {
  const month = monthOf(today)
  const span = { from: firstDayOf(month), until: lastDayOf(addMonths(month, 1)) }
  const unrated = await listUnratedMonths(db, span)
  return {
    summary: unrated.length === 0 ? 'Alle uren van deze en volgende maand hebben een tarief' : 'Uren zonder tarief',
    found: unrated.map((found) => ({
      code: 'people_without_rate',
      ...found,
      places: [{ screen: 'hourlyRates', month: found.month }],
    })),
  }
}
