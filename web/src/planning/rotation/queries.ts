import { rotationPatterns } from '@uurwerk/contract/planning/rotationPatterns'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

/** The patterns of HR, with the contracts that follow them. */
export const rotationQuery = () => ({ ...queryOf(rotationPatterns), meta: { failure: texts.rotation.failed } })
