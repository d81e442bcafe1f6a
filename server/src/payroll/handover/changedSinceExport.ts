import { GONE_SINCE_EXPORT, NEW_SINCE_EXPORT, payrollChangeText } from '@uurwerk/contract/payroll/payrollTexts'
import { payrollChanges, type PayrollHandover } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { Turn } from '../../app/Turn.ts'
import type { Database } from '../../platform/db/database.ts'
import { handedOverOf } from './handedOverOf.ts'
import { hashOf, listHandedOver, type LastHandedOver } from './payrollExportStore.ts'

export type ChangedPerson = { readonly userId: number; readonly userName: string; readonly changes: string[] }

/**
 * The people whose payroll data differs from the last export. The exported data of a person is read only when its hash
 * differs from the hash of the current data, because most months have not changed (rule payroll-33).
 */
export async function changedSinceExport(
  db: Database,
  people: readonly PayrollPerson[],
  last: readonly LastHandedOver[],
): Promise<ChangedPerson[]> {
  const lastOf = new Map(last.map((handedOver) => [handedOver.personId, handedOver]))
  const here = new Set(people.map(({ personId }) => personId))
  const gone = last.filter(({ personId }) => !here.has(personId))
  const turn = new Turn()
  const different: PayrollPerson[] = []
  for (const person of people) {
    if (lastOf.get(person.personId)?.hash !== hashOf(JSON.stringify(handedOverOf(person)))) different.push(person)
    if (turn.isOver) await turn.next()
  }
  const changed = different.flatMap(({ personId }) => lastOf.get(personId) ?? [])
  const contents = await listHandedOver(db, [...changed, ...gone])
  return [
    ...different.flatMap((person) => {
      const changes = changesOf(person, contents.get(person.personId))
      return changes.length === 0 ? [] : [{ userId: person.personId, userName: person.name, changes }]
    }),
    ...gone
      .filter(({ personId }) => (contents.get(personId)?.lines ?? []).length > 0)
      .map(({ personId, name }) => ({ userId: personId, userName: name, changes: [GONE_SINCE_EXPORT] })),
  ]
}

function changesOf(person: PayrollPerson, last: PayrollHandover | undefined): string[] {
  if (last === undefined) return person.lines.length === 0 ? [] : [NEW_SINCE_EXPORT]
  return payrollChanges(last, handedOverOf(person)).map(payrollChangeText)
}
