import type { Table } from './tableOf.ts'

/** The person, contract and month of a shift, so that its audit entry can be found without the shift. */
export const auditedMonth = ({ personId, contractId, yearMonth }: Table) => ({ personId, contractId, yearMonth })
