import { personQualifications, qualifications } from '@uurwerk/contract/people/qualifications'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const qualificationsQuery = queryWithFailure(texts.qualifications.failed, qualifications)

export const personQualificationsQuery = (id: number) =>
  queryWithFailure(texts.qualifications.failed, personQualifications, { params: { id } })
