import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { profile } from '@uurwerk/contract/people/people'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type Profile = ResponseOf<typeof profile>

export const profileQuery = queryWithFailure(texts.profile.failed, profile)
