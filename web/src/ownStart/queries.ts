import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const ownStartQuery = { ...queryOf(ownStart), meta: { failure: texts.ownStart.failed } }
