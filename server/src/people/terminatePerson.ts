import { isLastAdministrator } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import { refusalToTerminate, type TerminationFacts } from '@uurwerk/domain/people/refusalToTerminate'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { settleStoredMonths } from '../contracts/settleStoredMonths.ts'
import { onlyPreviewed } from '../http/onlyPreviewed.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { endEmployment } from './endEmployment.ts'
import { selectFixedMonthsOf } from './fixedMonthStore.ts'
import { lockPerson } from './lockPersonStore.ts'
import { otherAdministrators } from './otherAdministrators.ts'
import { selectPerson, type PersonRow } from './peopleStore.ts'
import { readPerson } from './readPerson.ts'

type Asked = { readonly personId: number; readonly lastDay: Day; readonly preview: boolean }

/** Sets the last working day and closes the records after it. HR can set another last day later (rule people-56). */
export async function terminatePerson(context: CommandContext, { personId, lastDay, preview }: Asked) {
  const { tx, actor, now, today } = context
  await lockPerson(tx, personId)
  const before = orNotFound(await selectPerson(tx, personId, today))
  assertAllowed(refusalToTerminate(await terminationFacts(context, before), lastDay))
  return onlyPreviewed(tx, preview, async () => {
    const takenAway = await endEmployment(context, personId, lastDay)
    const from = monthOf(
      before.employmentEnd !== null && before.employmentEnd < lastDay ? before.employmentEnd : lastDay,
    )
    await settleStoredMonths(tx, { personId, from, now })
    const facts = { before: { employmentEnd: before.employmentEnd }, after: { employmentEnd: lastDay, takenAway } }
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'terminate person',
      entity: 'person',
      entityId: personId,
      personId,
      ...facts,
    })
    return { ...(await readPerson(tx, personId, today)), takenAway }
  })
}

async function terminationFacts(
  context: CommandContext,
  { id, roles, employmentStart }: PersonRow,
): Promise<TerminationFacts> {
  const others = roles.includes('ROLE_ADMIN') ? await otherAdministrators(context, id) : 0
  return {
    employmentStart,
    isLastAdministrator: isLastAdministrator({ roles, otherAdministrators: others }),
    fixedMonths: await selectFixedMonthsOf(context.tx, id),
  }
}
