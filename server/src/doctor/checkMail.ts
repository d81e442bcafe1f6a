import { counted } from '@uurwerk/contract/doctor/counted'
import type { DoctorPlace } from '@uurwerk/contract/doctor/doctorChecks'
import type { QueryContext } from '../http/route.ts'
import type { Examined, Found } from './examined.ts'
import { readMailFacts, type MailFacts } from './mailFactsStore.ts'

/** The longest pause between two tries of a mail, while the mail server is unreachable. */
const WAITS_LONG_SECONDS = 3600

export async function checkMail({ db, now, services: { settings } }: QueryContext): Promise<Examined> {
  const facts = await readMailFacts(db, now)
  const unset = settings.smtpUrl === null && !settings.demo
  return {
    summary: `${counted(facts.sent, 'mail', 'mails')} vertrokken in 30 dagen, ${facts.waiting} in de wachtrij`,
    found: [...(unset ? [{ code: 'smtp_unset' } as const] : []), ...foundIn(facts)],
  }
}

function foundIn({ failed, unclear, waiting, oldestWaitingSeconds, invoices, confirmLinks }: MailFacts): Found[] {
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
