import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const ownStartQuery = queryWithFailure(texts.ownStart.failed, ownStart)
