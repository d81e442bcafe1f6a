import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { selectHrEmployer } from '../../people/hrEmployers/hrEmployerStore.ts'
import { payCodesDto } from './payCodesDto.ts'
import { payCodesOf } from './payCodesOf.ts'

export async function readPayCodes(db: Database, hrEmployerId: number) {
  const { version } = orNotFound(await selectHrEmployer(db, hrEmployerId))
  return payCodesDto(version, await payCodesOf(db, hrEmployerId))
}
