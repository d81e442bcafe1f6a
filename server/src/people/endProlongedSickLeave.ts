import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/people/refusalToSetProlongedSickLeave'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { recordAudit } from '../audit/recordAudit.ts'
import { onlyPreviewed } from '../http/onlyPreviewed.ts'
import { demand, found, Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { giveBackAbsences } from './giveBackAbsences.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson, type PersonRow } from './peopleStore.ts'
import { forgetKeptAfter, reopenShiftsAfter, updateSickLeaveEnd } from './prolongedSickLeaveStore.ts'
import { readPerson } from './readPerson.ts'
import { settleSickLeave } from './settleSickLeave.ts'
import { sickLeaveFacts } from './sickLeaveFacts.ts'

type Asked = { readonly personId: number; readonly end: Day; readonly giveBack: boolean; readonly preview: boolean }

/** Ends the sickness that is going on; what it had taken away after its last day is offered back. */
export async function endProlongedSickLeave(writing: Writing, { personId, end, giveBack, preview }: Asked) {
  const { tx, actor, now, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  const { id, start } = openSickLeave(person)
  const period = { start, end }
  demand(refusalToSetProlongedSickLeave(await sickLeaveFacts(writing, person, { period, id }), period))
  return onlyPreviewed(tx, preview, async () => {
    const reason = `langdurige ziekte tot ${formatDayWithSlashes(end)}`
    await updateSickLeaveEnd(tx, id, end)
    const shifts = giveBack ? await reopenShiftsAfter(tx, { id, lastDay: end }) : []
    const absences = giveBack ? await giveBackAbsences(writing, person, { id, lastDay: end, reason }) : []
    const givenBack = { shifts, absences, notGivenBack: await forgetKeptAfter(tx, { id, lastDay: end }) }
    await settleSickLeave(writing, { personId, from: addDays(end, 1), changed: [...shifts, ...absences], reason })
    const facts = { before: { end: null }, after: { end, givenBack } }
    const entity = { entity: 'prolonged sick leave', entityId: id, personId }
    await recordAudit(tx, { actorId: actor.personId, now, action: 'end prolonged sick leave', ...entity, ...facts })
    return { ...(await readPerson(tx, personId, today)), givenBack }
  })
}

function openSickLeave({ prolongedSickLeaves }: PersonRow): { readonly id: number; readonly start: Day } {
  const open = prolongedSickLeaves.find(({ end }) => end === null)
  if (open === undefined) throw new Refused({ code: 'not_prolonged_sick' })
  return open
}
