import type { PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** Only pay codes that HR changed are stored; `payCodesOf` adds the default pay codes. */
export async function listPayCodes(db: Database, hrEmployerId: number): Promise<PayCode[]> {
  return db
    .selectFrom('pay_codes as p')
    .select(['p.code', 'p.definition', 'p.color', 'p.editable'])
    .select((columns) => columns.ref('p.meaning').$castTo<PayCode['meaning']>().as('meaning'))
    .where('p.hr_employer_id', '=', hrEmployerId)
    .execute()
}

/** One SQL statement replaces all pay codes, so that two pay codes can exchange their values. */
export async function replacePayCodes(tx: Tx, hrEmployerId: number, table: readonly PayCode[]): Promise<void> {
  await tx.deleteFrom('pay_codes').where('pay_codes.hr_employer_id', '=', hrEmployerId).execute()
  const rows = table.map((payCode) => ({ hr_employer_id: hrEmployerId, ...payCode }))
  await tx.insertInto('pay_codes').values(rows).execute()
}
