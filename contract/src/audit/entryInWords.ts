import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { actionsInWords, isAuditAction, operatorActs } from './actions.ts'
import { entitiesInWords, isAuditEntity } from './entities.ts'
import { fieldName } from './fieldName.ts'
import { fieldsInWords } from './auditedFields.ts'
import { valueInWords, type Names } from './valueInWords.ts'

type Entry = {
  readonly actorName: string | null
  readonly action: string
  readonly entity: string
  readonly entityName: string | null
  readonly userName: string | null
  readonly yearMonth: string | null
  readonly changes: Readonly<Record<string, unknown>>
}

type Acted = Pick<Entry, 'actorName' | 'action'>

/** When no person acted, the actor is the operator of the server or Uurwerk itself (rules audit-3, audit-21). */
export const actorOfEntry = ({ actorName, action }: Acted): string =>
  actorName ?? (Object.hasOwn(operatorActs, action) ? 'De beheerder van de server' : 'Uurwerk')

/** The sentence of an audit entry, such as 'Els Bogaerts paste een contract aan' (rule audit-3). */
export const sentenceOfEntry = (entry: Acted): string =>
  `${actorOfEntry(entry)} ${isAuditAction(entry.action) ? actionsInWords[entry.action] : entry.action}`

/** Describes the record of an entry, such as 'Anna Peeters, AZ Noord, november 2026'. */
export function subjectOfEntry({ entity, entityName, userName, yearMonth }: Entry): string {
  const month = yearMonth !== null && isYearMonth(yearMonth) ? formatMonth(yearMonth) : null
  const parts = [userName, entityName, month].filter((part) => part !== null)
  if (parts.length > 0) return [...new Set(parts)].join(', ')
  return isAuditEntity(entity) ? entitiesInWords[entity] : entity
}

export type ChangeInWords = {
  readonly name: string
  readonly before: string
  readonly after: string
  /** True when the field had no value before the change. The screen then shows only the new value. */
  readonly isNew: boolean
}

const PLACES = new Map(Object.keys(fieldsInWords).map((field, place) => [field, place]))
const placeOf = (field: string): number => PLACES.get(field) ?? PLACES.size

/** The fields are in the order of `fieldsInWords`, because the database does not keep the order of fields. */
export const changesInWords = (changes: Entry['changes'], names: Names): readonly ChangeInWords[] =>
  Object.entries(changes)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([field, change]) => {
      const [before, after] = Array.isArray(change) ? change : [null, change]
      return {
        name: fieldName(field),
        before: valueInWords(field, before, names),
        after: valueInWords(field, after, names),
        isNew: before === null,
      }
    })
