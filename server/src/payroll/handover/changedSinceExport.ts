import { GONE_SINCE_EXPORT, NEW_SINCE_EXPORT, payrollChangeText } from '@uurwerk/contract/payroll/payrollTexts'
import { payrollChanges } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'
import { handedOverOf } from './handedOverOf.ts'
import { hashOf, type LastHandedOver } from './payrollExportStore.ts'

export type ChangedPerson = { readonly userId: number; readonly userName: string; readonly changes: string[] }

/** The people whose month changed after the last export that contained them, with the differences (rule payroll-33). */
export function changedSinceExport(people: readonly PayrollPerson[], last: readonly LastHandedOver[]): ChangedPerson[] {
  const lastOf = new Map(last.map((handedOver) => [handedOver.personId, handedOver]))
  const here = new Set(people.map(({ personId }) => personId))
  return [
    ...people.flatMap((person) => {
      const changes = changesOf(person, lastOf.get(person.personId))
      return changes.length === 0 ? [] : [{ userId: person.personId, userName: person.name, changes }]
    }),
    ...last
      .filter(({ personId, content }) => !here.has(personId) && content.lines.length > 0)
      .map(({ personId, name }) => ({ userId: personId, userName: name, changes: [GONE_SINCE_EXPORT] })),
  ]
}

function changesOf(person: PayrollPerson, last: LastHandedOver | undefined): string[] {
  if (last === undefined) return person.lines.length === 0 ? [] : [NEW_SINCE_EXPORT]
  const now = handedOverOf(person)
  if (hashOf(JSON.stringify(now)) === last.hash) return []
  return payrollChanges(last.content, now).map(payrollChangeText)
}
