import type { VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** The regime of our own company. */
export async function readDefaultRegime(db: Database): Promise<VatRegime> {
  const { rows } = await sql<{ regime: VatRegime }>`
    select s.default_vat_regime as regime from company_settings s`.execute(db)
  return rows[0]!.regime
}
