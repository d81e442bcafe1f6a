import { invite } from '@uurwerk/contract/people/invite'
import * as partTimeCalls from '@uurwerk/contract/people/partTime'
import * as calls from '@uurwerk/contract/people/people'
import { peopleList } from '@uurwerk/contract/people/peopleList'
import { ownPersonalData, personalData } from '@uurwerk/contract/people/personalData'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { invitePeople } from './invitations/invitePeople.ts'
import { addPartTimeRecord, changePartTimeRecord } from './partTime/partTimeRecords.ts'
import { listPeople } from './peopleStore.ts'
import { downloadPersonalData } from './personalData/downloadPersonalData.ts'
import { personFactsDto, personListRow } from './personDto.ts'
import { readPerson } from './readPerson.ts'
import { readProfile } from './readProfile.ts'
import { removePerson } from './removePerson.ts'

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
  writeRoute(invite, (context, { query, body }) => invitePeople(context, { userIds: body.userIds ?? null, ...query })),
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
]
