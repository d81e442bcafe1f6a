import { VAT_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import type { Database } from '../../platform/db/database.ts'
import { readDefaultRegime, selectInactiveRegimes } from './vatRegimeStore.ts'

/** All VAT regimes. Each VAT regime says whether HR can choose it. */
export async function vatRegimeList(db: Database) {
  const inactive = await selectInactiveRegimes(db)
  const vatRegimes = VAT_REGIMES.map((code) => {
    const { name, category, percentage, words } = vatRegime(code)
    return { code, name, category, percentage, words, active: !inactive.has(code) }
  })
  return { _embedded: { vatRegimeList: vatRegimes }, companyRegime: await readDefaultRegime(db) }
}
