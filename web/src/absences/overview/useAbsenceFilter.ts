import { isAbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { useCallback, useMemo } from 'react'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'
import type { AbsenceFilter } from './teamRows.ts'

export const AUTHORS = ['all', 'own', 'byHr'] as const

const idIn = (text: string | null): number | null => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : null)

/**
 * Changes the filter. The argument is the new values, or a function that calculates them from the filter in the newest
 * URL. With a function, two quick presses of a switch both have an effect.
 */
export type ChangeFilter = (next: Partial<AbsenceFilter> | ((current: AbsenceFilter) => Partial<AbsenceFilter>)) => void

/** The filter of the absences. The URL contains it, so that a link or a reload shows the same people. */
export function useAbsenceFilter(): readonly [filter: AbsenceFilter, change: ChangeFilter] {
  const [query, setQuery] = useQueryInAddress()
  const filter = useMemo(() => readFilter(query), [query])
  const change = useCallback<ChangeFilter>(
    (next) =>
      setQuery(
        (current) => {
          const before = readFilter(current)
          return withValues(current, valuesOf({ ...before, ...(typeof next === 'function' ? next(before) : next) }))
        },
        { replace: true, preventScrollReset: true },
      ),
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

const valuesOf = ({ customerId, employerId, kinds, by, everybody, perCustomer }: AbsenceFilter) => ({
  customer: String(customerId ?? ''),
  employer: String(employerId ?? ''),
  kinds: kinds.join(' '),
  by: by === 'all' ? '' : by,
  people: everybody ? 'all' : '',
  group: perCustomer ? '' : 'none',
})
