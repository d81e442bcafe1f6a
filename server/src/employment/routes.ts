import { invite } from '@uurwerk/contract/people/invitations'
import { moveIn as moveInCall } from '@uurwerk/contract/people/movingIn'
import * as partTimeCalls from '@uurwerk/contract/people/partTime'
import * as calls from '@uurwerk/contract/people/people'
import { peopleList } from '@uurwerk/contract/people/peopleList'
import { ownPersonalData, personalData } from '@uurwerk/contract/people/personalData'
import * as sicknessCalls from '@uurwerk/contract/absences/prolongedSickLeave'
import { undoRemoval as undoRemovalCall } from '@uurwerk/contract/removals'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { addPartTimeRecord, changePartTimeRecord } from '../people/partTime/partTimeRecords.ts'
import { createPerson } from './createPerson.ts'
import { editPerson } from './editPerson.ts'
import {
  endProlongedSickLeave,
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '../absences/sickLeave/prolongedSickLeaves.ts'
import { listPeople } from '../people/peopleStore.ts'
import { downloadPersonalData } from '../people/personalData/downloadPersonalData.ts'
import { personFactsDto, personListRow } from '../people/personDto.ts'
import { readPerson } from '../people/readPerson.ts'
import { readProfile } from '../people/readProfile.ts'
import { invitePeople } from '../people/invitations/invitePeople.ts'
import { moveIn } from './movingIn/moveIn.ts'
import { resumePerson, terminatePerson } from './endOfEmployment.ts'
import { removePerson } from '../people/removePerson.ts'
import { undoRemoval } from './undoRemoval.ts'

export const peopleRoutes: readonly Route[] = [
  readRoute(calls.people, async ({ db, today }) => ({
    _embedded: { userDtoList: (await listPeople(db, { today, alsoEnded: true })).map(personFactsDto) },
  })),
  readRoute(peopleList, async ({ db, today }) => ({
    _embedded: { personRowList: (await listPeople(db, { today, alsoEnded: true })).map(personListRow) },
  })),
  readRoute(calls.activePeople, async ({ db, today }) => ({
    _embedded: { userDtoList: (await listPeople(db, { today, alsoEnded: false })).map(personFactsDto) },
  })),
  readRoute(calls.person, (context, { params }) => readPerson(context.db, params.id, context)),
  readRoute(calls.profile, (context) => readProfile(context)),
  readRoute(personalData, (context, { params }) => downloadPersonalData(context, params.id)),
  readRoute(ownPersonalData, (context) => downloadPersonalData(context, context.actor.personId)),

  writeRoute(calls.createPerson, (context, { body }) => createPerson(context, body)),
  writeRoute(invite, (context, { query, body }) => invitePeople(context, { userIds: body.userIds ?? null, ...query })),
  writeRoute(moveInCall, (context, { query, body }) => moveIn(context, { ...body, ...query })),
  writeRoute(calls.editPerson, (context, { params, body }) => editPerson(context, params.id, body)),
  writeRoute(partTimeCalls.addPartTimeRecord, (context, { params, body }) => {
    const period = { start: body.startDate, end: body.endDate ?? null }
    const added = { percentage: body.percentage, period }
    return addPartTimeRecord(context, { personId: params.id, added, version: body.version })
  }),
  writeRoute(partTimeCalls.updatePartTimeRecord, (context, { params, query, body }) => {
    const period = { start: body.startDate, end: body.endDate ?? null }
    const changed = { id: body.id, percentage: body.percentage, period }
    return changePartTimeRecord(context, { personId: params.id, changed, version: body.version, ...query })
  }),

  writeRoute(calls.removePerson, (context, { params }) => removePerson(context, params.id)),
  writeRoute(undoRemovalCall, (context, { body }) => undoRemoval(context, body)),
  writeRoute(calls.terminatePerson, (context, { params, query, body }) =>
    terminatePerson(context, { personId: params.id, lastDay: body.date, ...query }),
  ),
  writeRoute(calls.resumePerson, (context, { params }) => resumePerson(context, params.id)),
  writeRoute(sicknessCalls.startProlongedSickLeave, (context, { params, query, body }) =>
    startProlongedSickLeave(context, {
      personId: params.id,
      wanted: { start: body.date, end: body.endDate ?? null },
      ...query,
    }),
  ),
  writeRoute(sicknessCalls.endProlongedSickLeave, (context, { params, query, body }) =>
    endProlongedSickLeave(context, { personId: params.id, end: body.date, giveBack: body.giveBack, ...query }),
  ),
  writeRoute(sicknessCalls.updateProlongedSickLeave, (context, { params, query, body }) => {
    const { id, startDate, endDate, giveBack, version } = body
    const wanted = { start: startDate, end: endDate ?? null }
    return updateProlongedSickLeave(context, { personId: params.id, id, wanted, version, giveBack, ...query })
  }),
  writeRoute(sicknessCalls.removeProlongedSickLeave, (context, { params, query }) =>
    removeProlongedSickLeave(context, { personId: params.id, id: params.periodId, ...query }),
  ),
]
