import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import { readFromStandby } from '../../app/readFromStandby.ts'
import { zipOf } from '../../app/zipOf.ts'
import { readPersonRow } from '../peopleStore.ts'
import { personalDataPage } from './personalDataPage.ts'
import { readPersonalData, listActsAbout, listActsBy, type AuditedAct, type PersonalData } from './personalDataStore.ts'
import type { Row } from './section.ts'
import { actionsInWords, isAuditAction } from '@uurwerk/contract/audit/actions'
import { actorOfEntry, changesInWords, subjectOfEntry, type ChangeInWords } from '@uurwerk/contract/audit/entryInWords'
import { referencesIn } from '@uurwerk/contract/audit/referencesIn'
import type { Names } from '@uurwerk/contract/audit/valueInWords'
import { withoutPrices } from '@uurwerk/contract/audit/withoutPrices'
import { listNames } from '../../app/audit/namesStore.ts'
import type { Database } from '../../platform/db/database.ts'

const inWords = (action: string): string => (isAuditAction(action) ? actionsInWords[action] : action)

const inOneLine = ({ name, before, after, isNew }: ChangeInWords): string =>
  isNew ? `${name}: ${after}` : `${name}: ${before} → ${after}`

/** The audit entries of a person for the download of personal data, with the values before and after in words. */
async function actSections(db: Database, personId: number): Promise<PersonalData> {
  const [about, own] = await Promise.all([listActsAbout(db, personId), listActsBy(db, personId)])
  const names = await listNames(
    db,
    about.flatMap(({ changes }) => referencesIn(changes)),
  )
  return [
    {
      title: 'Wat er met deze gegevens gebeurde, en wie ze inkeek',
      count: about.length,
      rows: () => about.values().map((act) => actRow(act, names)),
    },
    {
      title: 'Wat deze persoon zelf deed voor het bedrijf',
      count: own.length,
      rows: () => own.values().map(({ at, action }) => ({ op: at, wat: inWords(action) })),
    },
  ]
}

const actRow = (act: AuditedAct, names: Names): Row => ({
  op: act.at,
  door: actorOfEntry(act),
  wat: inWords(act.action),
  over: subjectOfEntry(act),
  wijzigingen: changesInWords(withoutPrices(act.changes), names).map(inOneLine),
})

/**
 * Downloads the data of a person as a page to read and as JSON (right of access). The audit trail records the download
 * (rule people-69).
 */
export async function downloadPersonalData(context: QueryContext, personId: number): Promise<FileAnswer> {
  const { db, now, today } = context
  const person = orNotFound(await readPersonRow(db, personId, today))
  await recordCallerAct(context, { action: 'download personal data', entity: 'person', entityId: personId, personId })
  const data = await readFromStandby(context, async (reads) =>
    (await Promise.all([readPersonalData(reads, personId), actSections(reads, personId)])).flat(),
  )
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

const entry = (name: string, texts: Iterable<string>) => ({ name, read: async () => ({ content: bytesOf(texts) }) })

const PART_LENGTH = 65_536

/**
 * Joins short texts to parts of about the same size. While one part is compressed, the server can answer other calls.
 */
function* bytesOf(texts: Iterable<string>): Iterable<Buffer> {
  let part = ''
  for (const text of texts) {
    part += text
    if (part.length < PART_LENGTH) continue
    yield Buffer.from(part)
    part = ''
  }
  yield Buffer.from(part)
}

/** The data as a JSON object with a field for each section, row by row. */
function* jsonOf({ name, madeAt, data }: { name: string; madeAt: string; data: PersonalData }): Iterable<string> {
  yield JSON.stringify({ naam: name, 'gemaakt op': madeAt }, null, 2).slice(0, -2)
  for (const { title, count, rows } of data) {
    yield `,\n  ${JSON.stringify(title)}: [`
    let separator = ''
    for (const row of rows()) {
      yield `${separator}\n${elementOf(row)}`
      separator = ','
    }
    yield count === 0 ? ']' : '\n  ]'
  }
  yield '\n}'
}

const [BEFORE, AFTER] = ['{\n  "rows": [\n', '\n  ]\n}']

/** A row as the JSON text of a list element, indented for the list `rows` of an object. */
const elementOf = (row: Row): string => JSON.stringify({ rows: [row] }, null, 2).slice(BEFORE.length, -AFTER.length)
