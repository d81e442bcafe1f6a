import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { Database } from '../db/database.ts'
import { selectPayCodes } from './payCodeStore.ts'

/** All pay codes of an HR employer, changed or default, in the order of the screen. */
export const payCodesOf = async (db: Database, hrEmployerId: number): Promise<PayCode[]> =>
  payCodeTable(await selectPayCodes(db, hrEmployerId))
