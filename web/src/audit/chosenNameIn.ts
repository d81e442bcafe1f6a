import type { AuditAsked } from './auditInAddress.ts'
import type { AuditEntry } from './queries.ts'

/** The name of the chosen record, read from its audit entries. */
export function chosenNameIn(entries: readonly AuditEntry[], { about, id }: AuditAsked): string | null {
  if (about === 'contract') {
    const entry = entries.find(({ contractId, userName }) => contractId === id && userName !== null)
    return entry === undefined ? null : [entry.userName, entry.entityName].filter((name) => name !== null).join(', ')
  }
  return entries.find(({ entity, entityId }) => entity === about && entityId === id)?.entityName ?? null
}
