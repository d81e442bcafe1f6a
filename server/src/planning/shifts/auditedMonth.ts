import type { Table } from './tableOf.ts'

/**
 * The person, contract and month that an audit entry stores, so that the entry can be found after its shift is deleted.
 */
export const auditedMonth = ({ personId, contractId, yearMonth }: Table) => ({ personId, contractId, yearMonth })
