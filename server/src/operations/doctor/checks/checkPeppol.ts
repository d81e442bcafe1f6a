import type { DoctorPlace } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { enterprisePeppolId } from '@uurwerk/domain/invoicing/peppolId'
import type { QueryContext } from '../../../app/context.ts'
import { readCompany } from '../../../company/companyStore.ts'
import { readAccount } from '../../../invoicing/delivery/peppolStore.ts'
import type { ExamineContext, CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'
import { readPeppolFacts, type PeppolFacts } from '../facts/peppolFactsStore.ts'

/** Checks the deliveries over Peppol of the last 30 days (rule invoicing-96). */
export async function checkPeppol({ db, now }: Pick<QueryContext, 'db' | 'now'>): Promise<CheckResult> {
  const [facts, account] = [await readPeppolFacts(db, now), await readAccount(db)]
  return {
    summary:
      account === null
        ? 'Geen toegangspunt ingesteld'
        : `${account.provider}: ${facts.sent} vertrokken in 30 dagen, ${facts.waiting} wachten`,
    found: [
      ...(account === null && facts.unmet > 0 ? [{ code: 'peppol_not_set_up', count: facts.unmet } as const] : []),
      ...(account !== null && account.refusedDetail !== null ? [{ code: 'peppol_key_refused' } as const] : []),
      ...foundIn(facts),
    ],
  }
}

/** Two reports that contradict each other are a problem (rule invoicing-115). */
function foundIn({ stuck, unclear, failed, rejected, contradicted, invoices }: PeppolFacts): FindingWithPlaces[] {
  const places: DoctorPlace[] = invoices.map(({ id, number }) => ({ screen: 'invoice', id, label: number }))
  return [
    ...(contradicted > 0 ? [{ code: 'peppol_contradiction', count: contradicted, places } as const] : []),
    ...(unclear > 0 ? [{ code: 'peppol_unclear', count: unclear, places } as const] : []),
    ...(failed > 0 ? [{ code: 'peppol_failed', count: failed, places } as const] : []),
    ...(rejected > 0 ? [{ code: 'peppol_rejected', count: rejected, places } as const] : []),
    ...(stuck > 0 ? [{ code: 'peppol_stuck', count: stuck } as const] : []),
  ]
}

const FEW_CREDITS = 50

/** Asks the access point whether it knows our key and number, and how many documents we can still send. */
export async function tryPeppol({ db, services: { peppol } }: ExamineContext): Promise<CheckResult> {
  if (!peppol?.accessPoint) return { summary: 'Geen toegangspunt ingesteld', found: [] }
  const self = await peppol.accessPoint.self()
  if (self.result === 'keyRefused')
    return { summary: 'Het toegangspunt weigert de sleutel', found: [{ code: 'peppol_key_refused' }] }
  if (self.result === 'unreachable')
    return { summary: 'Het toegangspunt antwoordt niet', found: [{ code: 'peppol_unreachable', reason: self.detail }] }
  const company = await readCompany(db)
  const number = enterpriseNumberOf(company.enterpriseNumber || company.vatNumber)
  const own = number === null ? '' : `${enterprisePeppolId(number).scheme}:${number}`
  const isUnknown = self.peppolIds !== null && self.peppolIds.length > 0 && !self.peppolIds.includes(own)
  const { credits } = self
  return {
    summary: 'Het toegangspunt laat ons binnen',
    found: [
      ...(isUnknown ? [{ code: 'peppol_sender_unknown', id: own } as const] : []),
      ...(credits !== null && credits < FEW_CREDITS ? [{ code: 'peppol_credits_low', count: credits } as const] : []),
    ],
  }
}
