import { actionsInWords, isAuditAction } from '@uurwerk/contract/audited/actions'
import { changesInWords, subjectOfEntry, THE_HOUSE, type ChangeInWords } from '@uurwerk/contract/audited/entryInWords'
import { referencesIn } from '@uurwerk/contract/audited/referencesIn'
import { withoutPrices } from '@uurwerk/contract/audited/withoutPrices'
import { selectNames } from '../../audit/namesStore.ts'
import type { Database } from '../../db/database.ts'
import { selectActsAbout, selectActsBy, type PersonalData } from './personalDataStore.ts'

const inWords = (action: string): string => (isAuditAction(action) ? actionsInWords[action] : action)

const inOneLine = ({ name, before, after, isNew }: ChangeInWords): string =>
  isNew ? `${name}: ${after}` : `${name}: ${before} → ${after}`

/** The audit entries of the person, with the values before and after in words. */
export async function actSections(db: Database, personId: number): Promise<PersonalData> {
  const about = await selectActsAbout(db, personId)
  const names = await selectNames(
    db,
    about.flatMap(({ changes }) => referencesIn(changes)),
  )
  const own = await selectActsBy(db, personId)
  return [
    {
      title: 'Wat er met deze gegevens gebeurde, en wie ze inkeek',
      rows: about.map((act) => ({
        op: act.at,
        door: act.actorName ?? THE_HOUSE,
        wat: inWords(act.action),
        over: subjectOfEntry(act),
        wijzigingen: changesInWords(withoutPrices(act.changes), names).map(inOneLine),
      })),
    },
    {
      title: 'Wat deze persoon zelf deed voor het bedrijf',
      rows: own.map(({ at, action }) => ({ op: at, wat: inWords(action) })),
    },
  ]
}
