import { useQueryInAddress } from '../ui/useQueryInAddress.ts'
import { readAsked, writeAsked } from './auditInAddress.ts'
import type { AuditAsked } from './auditInAddress.ts'

/** The parameter in the address that contains the sort order of the list. A change of a filter does not remove it. */
const OF_THE_LIST = 'sort'

/** Keeps the filters in the address, so that a link or a reload shows the same entries. */
export function useAuditFilters() {
  const [query, change] = useQueryInAddress()
  const asked = readAsked(query)
  const replaceBy = (wantedOf: (current: AuditAsked) => URLSearchParams) =>
    change(
      (current) => {
        const wanted = wantedOf(readAsked(current))
        const sort = current.get(OF_THE_LIST)
        if (sort !== null) wanted.set(OF_THE_LIST, sort)
        return wanted
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    asked,
    ask: (part: Partial<AuditAsked>) => replaceBy((current) => writeAsked({ ...current, ...part })),
    clear: () => replaceBy(() => new URLSearchParams()),
    isFiltered: writeAsked(asked).size > 0,
  }
}
