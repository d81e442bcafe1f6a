import { isAbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { useCallback, useMemo } from 'react'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import type { AbsenceFilter } from './teamRows.ts'

export const AUTHORS = ['all', 'own', 'byHr'] as const

const idIn = (text: string | null): number | null => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : null)

/** The filter of the absences. It is in the address, so that a link or a reload shows the same people. */
export function useAbsenceFilter(): readonly [filter: AbsenceFilter, change: (next: Partial<AbsenceFilter>) => void] {
  const [query, setQuery] = useQueryInAddress()
  const filter = useMemo(() => readFilter(query), [query])
  const change = useCallback(
    (next: Partial<AbsenceFilter>) =>
      setQuery((current) => writeFilter(current, { ...readFilter(current), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return [filter, change]
}

const readFilter = (query: URLSearchParams): AbsenceFilter => ({
  customerId: idIn(query.get('customer')),
  employerId: idIn(query.get('employer')),
  kinds: (query.get('kinds') ?? '').split(' ').filter(isAbsenceCategory),
  by: AUTHORS.find((by) => by === query.get('by')) ?? 'all',
  everybody: query.get('people') === 'all',
  perCustomer: query.get('group') !== 'none',
})

function writeFilter(query: URLSearchParams, filter: AbsenceFilter): URLSearchParams {
  const { customerId, employerId, kinds, by, everybody, perCustomer } = filter
  const values: Readonly<Record<string, string>> = {
    customer: String(customerId ?? ''),
    employer: String(employerId ?? ''),
    kinds: kinds.join(' '),
    by: by === 'all' ? '' : by,
    people: everybody ? 'all' : '',
    group: perCustomer ? '' : 'none',
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return query
}
