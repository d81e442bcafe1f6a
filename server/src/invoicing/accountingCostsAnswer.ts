import type { Database } from '../db/database.ts'
import { listAccountingCosts } from './accountingCostStore.ts'

export const accountingCostsAnswer = async (db: Database) => ({
  _embedded: { accountingCostDtos: await listAccountingCosts(db) },
})
