import type { Database } from '../db/database.ts'
import { selectHrEmployers } from './hrEmployerStore.ts'

export const hrEmployersAnswer = async (db: Database) => ({
  _embedded: { hrEmployerDtoList: await selectHrEmployers(db) },
})
