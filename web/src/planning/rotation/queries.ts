import { rotationPatterns } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const rotationQuery = () => queryWithFailure(texts.rotation.failed, rotationPatterns)
