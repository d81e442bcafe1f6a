import * as calls from '@uurwerk/contract/people'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addPartTimeRecord } from './addPartTimeRecord.ts'
import { createPerson } from './createPerson.ts'
import { editPerson } from './editPerson.ts'
import { selectHrEmployers } from './hrEmployerStore.ts'
import { selectPeople } from './peopleStore.ts'
import { personFactsDto } from './personDto.ts'
import { readPerson } from './readPerson.ts'
import { readProfile } from './readProfile.ts'

export const peopleRoutes: readonly Route[] = [
  readRoute(calls.people, async ({ db, today }) => ({
    _embedded: { userDtoList: (await selectPeople(db, { today, alsoEnded: true })).map(personFactsDto) },
  })),
  readRoute(calls.activePeople, async ({ db, today }) => ({
    _embedded: { userDtoList: (await selectPeople(db, { today, alsoEnded: false })).map(personFactsDto) },
  })),
  readRoute(calls.hrEmployers, async ({ db }) => ({ _embedded: { hrEmployerDtoList: await selectHrEmployers(db) } })),
  readRoute(calls.person, ({ db, today }, { params }) => readPerson(db, params.id, today)),
  readRoute(calls.profile, (reading) => readProfile(reading)),

  writeRoute(calls.createPerson, (writing, { body }) => createPerson(writing, body)),
  writeRoute(calls.editPerson, (writing, { params, body }) => editPerson(writing, params.id, body)),
  writeRoute(calls.addPartTimeRecord, (writing, { params, body }) => {
    const period = { start: body.startDate, end: body.endDate ?? null }
    return addPartTimeRecord(writing, params.id, { percentage: body.percentage, period })
  }),
]
