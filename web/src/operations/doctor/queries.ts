import { examineInstallation } from '@uurwerk/contract/operations/doctor'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type Examination = ResponseOf<typeof examineInstallation>
export type Examined = Examination['_embedded']['doctorCheckList'][number]
export type Found = Examined['findings'][number]
export type Place = Found['places'][number]

/** The checks run each time the screen opens, because the state can change within a minute. */
export const doctorQuery = { ...queryOf(examineInstallation), staleTime: 0, meta: { failure: texts.doctor.failed } }
