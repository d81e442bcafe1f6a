import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/people/refusalToSetProlongedSickLeave'
import { LAST_YEAR, toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { selectAbsences } from '../absences/absenceStore.ts'
import { closeAbsences } from '../absences/closeAbsences.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { onlyPreviewed } from '../http/onlyPreviewed.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'
import { closeShiftsOfSickLeave, insertSickLeave, keepAbsencesWithSickLeave } from './prolongedSickLeaveStore.ts'
import { readPerson } from './readPerson.ts'
import { settleSickLeave } from './settleSickLeave.ts'
import { sickLeaveFacts } from './sickLeaveFacts.ts'

type Asked = { readonly personId: number; readonly start: Day; readonly preview: boolean }

/** Takes away what is planned and booked from a day on, until nobody knows when; it is kept with the sickness. */
export async function startProlongedSickLeave(writing: Writing, { personId, start, preview }: Asked) {
  const { tx, actor, now, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  const period = { start, end: null }
  demand(refusalToSetProlongedSickLeave(await sickLeaveFacts(writing, person, { period, id: null }), period))
  return onlyPreviewed(tx, preview, async () => {
    const reason = `langdurige ziekte vanaf ${formatDayWithSlashes(start)}`
    const id = await insertSickLeave(tx, personId, period)
    const shifts = await closeShiftsOfSickLeave(tx, { id, personId, period, now, reason })
    const closed = await selectAbsences(tx, { personId, from: start, until: toDay(`${LAST_YEAR}-12-31`) })
    const absenceIds = closed.map((absence) => absence.id)
    await closeAbsences(tx, { ids: absenceIds, actorId: actor.personId, now, reason })
    await keepAbsencesWithSickLeave(tx, id, absenceIds)
    const absences = closed.map(({ day }) => day)
    const removedRecupHolidays = await settleSickLeave(writing, {
      personId,
      from: start,
      changed: [...shifts, ...absences],
      reason,
    })
    const takenAway = { shifts, absences, orders: 0, months: [], removedRecupHolidays }
    const entity = { entity: 'prolonged sick leave', entityId: id, personId }
    await recordAudit(tx, {
      actorId: actor.personId,
      now,
      action: 'start prolonged sick leave',
      ...entity,
      after: { start, takenAway },
    })
    return { ...(await readPerson(tx, personId, today)), takenAway }
  })
}
