import { examineInstallation } from '@uurwerk/contract/operations/doctor'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type Examination = ResponseOf<typeof examineInstallation>
export type CheckResult = Examination['_embedded']['doctorCheckList'][number]
export type ShownFinding = CheckResult['findings'][number]
export type Place = ShownFinding['places'][number]

/** The checks run each time the screen opens, because the state can change within a minute. */
export const doctorQuery = { ...queryOf(examineInstallation), staleTime: 0, meta: { failure: texts.doctor.failed } }
