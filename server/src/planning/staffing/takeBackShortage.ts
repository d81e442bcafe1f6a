import type { takeBackShortage as endpoint } from '@uurwerk/contract/planning/teamStaffing'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { withdrawPublished } from '../needRequests/decideRequest.ts'
import { editNeed } from '../openShifts/changeNeeds.ts'
import { judged, messageOf } from '../team/judged.ts'

/**
 * Undoes the places that HR opened for shortages: a new open shift is withdrawn, and another open shift gets its
 * earlier number of places. An open shift that somebody changed since, or whose places have shifts, stays as it is
 * (rule staffing-5).
 */
export async function takeBackShortage(
  context: CommandContext,
  needs: BodyOf<typeof endpoint>['needs'],
): Promise<AnswerOf<typeof endpoint>> {
  const refused: string[] = []
  for (const { id: needId, version, placesBefore } of needs.toSorted((a, b) => a.id - b.id)) {
    const result = await judged(() =>
      undoneOnError<object>(context.tx, () =>
        placesBefore === null
          ? withdrawPublished(context, { needId, version })
          : editNeed(context, { needId, version, places: placesBefore }),
      ),
    )
    if ('refusal' in result) refused.push(messageOf(result.refusal))
  }
  return { refused }
}
