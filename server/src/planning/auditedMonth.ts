import type { Table } from './tableOf.ts'

/** Where the audit finds a shift again when no more is known of it than what changed. */
export const auditedMonth = ({ personId, contractId, yearMonth }: Table) => ({ personId, contractId, yearMonth })
