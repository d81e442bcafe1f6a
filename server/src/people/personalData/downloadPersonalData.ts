import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../audit/recordAudit.ts'
import { FileAnswer } from '../../http/FileAnswer.ts'
import { orNotFound } from '../../http/RefusalError.ts'
import type { QueryContext } from '../../http/route.ts'
import { zipOf } from '../../http/zipOf.ts'
import { selectPerson } from '../peopleStore.ts'
import { actSections } from './actSections.ts'
import { personalDataPage } from './personalDataPage.ts'
import { selectPersonalData, type PersonalData } from './personalDataStore.ts'

/**
 * All personal data that is stored about a person, as a page to read and as JSON (right of access). The download itself
 * is in the audit (rule people-69).
 */
export async function downloadPersonalData(
  { db, actor, now, today }: QueryContext,
  personId: number,
): Promise<FileAnswer> {
  const person = orNotFound(await selectPerson(db, personId, today))
  await recordAudit(db, {
    actorId: actor.personId,
    now,
    action: 'download personal data',
    entity: 'person',
    entityId: personId,
    personId,
  })
  const data = [...(await selectPersonalData(db, personId)), ...(await actSections(db, personId))]
  const name = `${person.firstName} ${person.lastName}`
  const madeAt = formatInstant(now)
  return new FileAnswer({
    content: zipOf([
      entry('gegevens.html', personalDataPage({ name, madeAt, data })),
      entry('gegevens.json', jsonOf({ name, madeAt, data })),
    ]),
    contentType: 'application/zip',
    fileName: `Gegevens ${name} ${today}.zip`,
  })
}

const entry = (name: string, text: string) => ({ name, read: async () => ({ content: Buffer.from(text) }) })

const jsonOf = ({ name, madeAt, data }: { name: string; madeAt: string; data: PersonalData }): string =>
  JSON.stringify(
    { naam: name, 'gemaakt op': madeAt, ...Object.fromEntries(data.map(({ title, rows }) => [title, rows])) },
    null,
    2,
  )
