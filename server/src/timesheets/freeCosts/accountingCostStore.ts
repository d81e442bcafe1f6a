import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** HR chooses a kind of cost, with its accounting code, for each free cost that HR adds to a month. */
export type AccountingCost = { readonly id: number; readonly name: string; readonly billingCode: string }

export type AccountingCostRow = AccountingCost & {
  /** True when HR can still choose this kind of cost for a new cost. */
  readonly active: boolean
  /** The VAT regime of each cost of this kind. Null when such a cost has the same VAT regime as its invoice. */
  readonly vatRegime: VatRegime | null
}

export type AccountingCostFields = Omit<AccountingCostRow, 'id'>

export async function listAccountingCosts(db: Database): Promise<AccountingCostRow[]> {
  return db
    .selectFrom('accounting_costs as ac')
    .select(['ac.id', 'ac.name', 'ac.billing_code as billingCode', 'ac.active'])
    .select((eb) => eb.ref('ac.vat_regime').$castTo<VatRegime | null>().as('vatRegime'))
    .orderBy('ac.id')
    .execute()
}

export async function lockAccountingCost(tx: Tx, id: number): Promise<AccountingCostRow | null> {
  const row = await tx
    .selectFrom('accounting_costs as ac')
    .select(['ac.id', 'ac.name', 'ac.billing_code as billingCode', 'ac.active'])
    .select((eb) => eb.ref('ac.vat_regime').$castTo<VatRegime | null>().as('vatRegime'))
    .where('ac.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

const columnsOf = ({ name, billingCode, active, vatRegime }: AccountingCostFields) => ({
  name,
  billing_code: billingCode,
  active,
  vat_regime: vatRegime,
})

export async function insertAccountingCost(tx: Tx, fields: AccountingCostFields): Promise<number> {
  const { id } = await tx
    .insertInto('accounting_costs')
    .values(columnsOf(fields))
    .returning('accounting_costs.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAccountingCost(tx: Tx, id: number, fields: AccountingCostFields): Promise<void> {
  await tx.updateTable('accounting_costs').set(columnsOf(fields)).where('accounting_costs.id', '=', id).execute()
}
