import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { Database } from '../../platform/db/database.ts'
import { selectPayCodes } from './payCodeStore.ts'

/**
 * All pay codes of an HR employer, in the order of the screen. The list contains the pay codes that HR changed and the
 * default pay codes.
 */
export const payCodesOf = async (db: Database, hrEmployerId: number): Promise<PayCode[]> =>
  payCodeTable(await selectPayCodes(db, hrEmployerId))
