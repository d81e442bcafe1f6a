import type { needRequests as endpoint } from '@uurwerk/contract/planning/openShifts/needRequests'
import type { Day } from '@uurwerk/domain/time/day'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { requestDto } from './contactNeeds.ts'
import { listRequestsToDecide } from './requestStore.ts'

/** The requests of customers that wait for HR, from today on (rule contact-27). */
export async function needRequests(db: Database, today: Day): Promise<AnswerOf<typeof endpoint>> {
  const rows = await listRequestsToDecide(db, today)
  return {
    _embedded: {
      hrNeedRequestDtoList: rows.map(({ existingPlaces, grants, ...row }) => ({
        ...requestDto(row),
        shiftTypeId: row.shiftTypeId,
        existingPlaces,
        grants,
      })),
    },
  }
}
