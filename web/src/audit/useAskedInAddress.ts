import { useSearchParams } from 'react-router'
import { readAsked, writeAsked } from './auditInAddress.ts'
import type { AuditAsked } from './auditInAddress.ts'

/** How the list itself stands in the address beside what is asked: its sort. */
const OF_THE_LIST = 'sort'

/** What is looked at stands in the address, so that a link or a reload shows the same. */
export function useAskedInAddress() {
  const [query, setQuery] = useSearchParams()
  const asked = readAsked(query)
  const replaceBy = (wanted: URLSearchParams) => {
    const sort = query.get(OF_THE_LIST)
    if (sort !== null) wanted.set(OF_THE_LIST, sort)
    setQuery(wanted, { replace: true, preventScrollReset: true })
  }
  return {
    asked,
    ask: (wanted: AuditAsked) => replaceBy(writeAsked(wanted)),
    clear: () => replaceBy(new URLSearchParams()),
    isFiltered: writeAsked(asked).size > 0,
  }
}
