import { personQualifications, qualifications } from '@uurwerk/contract/people/qualifications'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const qualificationsQuery = { ...queryOf(qualifications), meta: { failure: texts.qualifications.failed } }

export const personQualificationsQuery = (id: number) => ({
  ...queryOf(personQualifications, { params: { id } }),
  meta: { failure: texts.qualifications.failed },
})
