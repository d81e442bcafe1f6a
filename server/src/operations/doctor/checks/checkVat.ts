import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { QueryContext } from '../../../app/context.ts'
import type { CheckResult } from '../facts/checkResult.ts'
import { readUnchosenRegimes } from '../facts/unchosenRegimesStore.ts'

/** Checks that HR chose a VAT regime for each customer that gets invoices of hours (rule invoicing-100). */
export async function checkVat({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<CheckResult> {
  const { count, companyRegime } = await readUnchosenRegimes(db, today)
  const regime = vatRegime(companyRegime).name
  return {
    summary: count === 0 ? 'Elke klant met een lopend contract heeft een regime' : 'Klanten zonder btw-regime',
    found: count === 0 ? [] : [{ code: 'vat_regime_unchosen', count, regime, places: [{ screen: 'vatRegimes' }] }],
  }
}
