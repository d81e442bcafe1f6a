import type { takeBackShortage as endpoint } from '@uurwerk/contract/planning/teamStaffing'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { refusalToEditNeed } from '@uurwerk/domain/planning/openShifts/refusalToEditNeed'
import { refuseAsChanged } from '../../app/audit/assertVersion.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { withdrawPublished } from '../needRequests/decideRequest.ts'
import { editNeed } from '../openShifts/changeNeeds.ts'
import { hasWaitingClaim } from '../openShifts/claims/claimStore.ts'
import { lockNeed, readNeed } from '../openShifts/needStore.ts'
import { resultOf, messageOf } from '../team/operationResult.ts'

/**
 * Withdraws a new open shift, and gives an existing one its earlier number of places. An open shift that somebody
 * changed or claimed since, or whose places have shifts, stays as it is (rule staffing-5).
 */
export async function takeBackShortage(
  context: CommandContext,
  needs: BodyOf<typeof endpoint>['needs'],
): Promise<AnswerOf<typeof endpoint>> {
  const refused: string[] = []
  for (const { id: needId, version, placesBefore } of needs.toSorted((a, b) => a.id - b.id)) {
    const result = await resultOf(() =>
      undoneOnError<object>(context.tx, () =>
        placesBefore === null
          ? withdrawUnused(context, { needId, version })
          : editNeed(context, { needId, version, places: placesBefore }),
      ),
    )
    if ('refusal' in result) refused.push(messageOf(result.refusal))
  }
  return { refused }
}

type Added = { readonly needId: number; readonly version: number }

/** A check of the version is not enough: a claim and a filled place do not change the version of the open shift. */
async function withdrawUnused(context: CommandContext, { needId, version }: Added): Promise<object> {
  const { tx } = context
  lockNeed(tx, needId)
  const [found, isClaimed] = await Promise.all([readNeed(tx, needId), hasWaitingClaim(tx, needId)])
  const need = orNotFound(found)
  assertAllowed(refusalToEditNeed(need, 0))
  if (isClaimed) await refuseAsChanged(tx, { entity: 'need', entityId: needId, current: () => need })
  return withdrawPublished(context, { needId, version })
}
