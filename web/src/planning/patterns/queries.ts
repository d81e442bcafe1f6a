import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { shiftPatterns } from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type ShiftPatternDto = ResponseOf<typeof shiftPatterns>['_embedded']['shiftPatternDtoList'][number]

export const shiftPatternsQuery = (contractId: number) =>
  queryWithFailure(texts.patterns.failed, shiftPatterns, { params: { contractId } })
