import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { Database } from '../../platform/db/database.ts'
import { selectPayCodes } from './payCodeStore.ts'

/** All pay codes of an HR employer, both changed and default pay codes, in the order in which the screen shows them. */
export const payCodesOf = async (db: Database, hrEmployerId: number): Promise<PayCode[]> =>
  payCodeTable(await selectPayCodes(db, hrEmployerId))
