import type { Database } from '../../platform/db/database.ts'
import { listAccountingCosts } from '../../timesheets/freeCosts/accountingCostStore.ts'

export const accountingCostsAnswer = async (db: Database) => ({
  _embedded: { accountingCostDtos: await listAccountingCosts(db) },
})
