import * as partTimeCalls from '@uurwerk/contract/partTime'
import * as calls from '@uurwerk/contract/people'
import { ownPersonalData, personalData } from '@uurwerk/contract/personalData'
import * as sicknessCalls from '@uurwerk/contract/prolongedSickLeave'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addPartTimeRecord } from './addPartTimeRecord.ts'
import { changePartTimeRecord } from './changePartTimeRecord.ts'
import { createPerson } from './createPerson.ts'
import { editPerson } from './editPerson.ts'
import { endProlongedSickLeave } from './endProlongedSickLeave.ts'
import { selectPeople } from './peopleStore.ts'
import { downloadPersonalData } from './personalData/downloadPersonalData.ts'
import { personFactsDto } from './personDto.ts'
import { readPerson } from './readPerson.ts'
import { readProfile } from './readProfile.ts'
import { removeProlongedSickLeave } from './removeProlongedSickLeave.ts'
import { resumePerson } from './resumePerson.ts'
import { startProlongedSickLeave } from './startProlongedSickLeave.ts'
import { removePerson } from './removePerson.ts'
import { terminatePerson } from './terminatePerson.ts'
import { updateProlongedSickLeave } from './updateProlongedSickLeave.ts'

export const peopleRoutes: readonly Route[] = [
  readRoute(calls.people, async ({ db, today }) => ({
    _embedded: { userDtoList: (await selectPeople(db, { today, alsoEnded: true })).map(personFactsDto) },
  })),
  readRoute(calls.activePeople, async ({ db, today }) => ({
    _embedded: { userDtoList: (await selectPeople(db, { today, alsoEnded: false })).map(personFactsDto) },
  })),
  readRoute(calls.person, ({ db, today }, { params }) => readPerson(db, params.id, today)),
  readRoute(calls.profile, (reading) => readProfile(reading)),
  readRoute(personalData, (reading, { params }) => downloadPersonalData(reading, params.id)),
  readRoute(ownPersonalData, (reading) => downloadPersonalData(reading, reading.actor.personId)),

  writeRoute(calls.createPerson, (writing, { body }) => createPerson(writing, body)),
  writeRoute(calls.editPerson, (writing, { params, body }) => editPerson(writing, params.id, body)),
  writeRoute(partTimeCalls.addPartTimeRecord, (writing, { params, body }) => {
    const period = { start: body.startDate, end: body.endDate ?? null }
    const added = { percentage: body.percentage, period }
    return addPartTimeRecord(writing, { personId: params.id, added, version: body.version })
  }),
  writeRoute(partTimeCalls.updatePartTimeRecord, (writing, { params, query, body }) => {
    const period = { start: body.startDate, end: body.endDate ?? null }
    const changed = { id: body.id, percentage: body.percentage, period }
    return changePartTimeRecord(writing, { personId: params.id, changed, version: body.version, ...query })
  }),

  writeRoute(calls.removePerson, (writing, { params }) => removePerson(writing, params.id)),
  writeRoute(calls.terminatePerson, (writing, { params, query, body }) =>
    terminatePerson(writing, { personId: params.id, lastDay: body.date, ...query }),
  ),
  writeRoute(calls.resumePerson, (writing, { params }) => resumePerson(writing, params.id)),
  writeRoute(sicknessCalls.startProlongedSickLeave, (writing, { params, query, body }) =>
    startProlongedSickLeave(writing, { personId: params.id, start: body.date, ...query }),
  ),
  writeRoute(sicknessCalls.endProlongedSickLeave, (writing, { params, query, body }) =>
    endProlongedSickLeave(writing, { personId: params.id, end: body.date, giveBack: body.giveBack, ...query }),
  ),
  writeRoute(sicknessCalls.updateProlongedSickLeave, (writing, { params, query, body }) => {
    const { id, startDate, endDate, giveBack, version } = body
    const wanted = { start: startDate, end: endDate ?? null }
    return updateProlongedSickLeave(writing, { personId: params.id, id, wanted, version, giveBack, ...query })
  }),
  writeRoute(sicknessCalls.removeProlongedSickLeave, (writing, { params, query }) =>
    removeProlongedSickLeave(writing, { personId: params.id, id: params.periodId, ...query }),
  ),
]
