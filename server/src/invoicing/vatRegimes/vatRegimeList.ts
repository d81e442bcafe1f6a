import { VAT_REGIMES, vatRegime, type VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import type { Database } from '../../platform/db/database.ts'
import { listOwnExemptions, readDefaultRegime, selectInactiveRegimes, selectRegimeVersions } from './vatRegimeStore.ts'

/** All VAT regimes. Each VAT regime says whether HR can choose it. */
export async function vatRegimeList(db: Database) {
  const inactive = await selectInactiveRegimes(db)
  const versions = await selectRegimeVersions(db)
  const own = await listOwnExemptions(db)
  const stateOf = (code: VatRegime) => ({ active: !inactive.has(code), version: versions.get(code) ?? 1 })
  const fixed = VAT_REGIMES.map((code) => {
    const { name, category, percentage, words } = vatRegime(code)
    return { code, name, category, percentage, words, vatex: '', ...stateOf(code) }
  })
  const added = own.map(({ code, ...exemption }) => {
    const { category, percentage } = vatRegime(code)
    return { code, category, percentage, ...exemption, ...stateOf(code) }
  })
  const vatRegimes = [...fixed, ...added]
  return { _embedded: { vatRegimeList: vatRegimes }, companyRegime: await readDefaultRegime(db) }
}
