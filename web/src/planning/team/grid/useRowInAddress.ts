import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../../ui/address/withValues.ts'
import type { TeamRow } from './teamRows.ts'

/** The milliseconds without scrolling before the URL changes. Each change of the URL renders the page again. */
const QUIET_MS = 400

type Shown = {
  readonly rows: readonly TeamRow[]
  readonly rowPx: number
  readonly scroller: RefObject<HTMLElement | null>
}

/** The person of the first visible row is in the URL, so that a link shows the same rows (rule team-51). */
export function useRowInAddress({ rows, rowPx, scroller }: Shown): void {
  const [query, setQuery] = useQueryInAddress()
  const restore = useEffectEvent(() => {
    const index = rows.findIndex(({ person }) => String(person.id) === query.get('row'))
    if (index > 0) scroller.current?.scrollTo({ top: index * rowPx })
  })
  const keep = useEffectEvent(() => {
    const first = Math.round((scroller.current?.scrollTop ?? 0) / rowPx)
    const text = first === 0 ? '' : String(rows[first]?.person.id ?? '')
    if (text === (query.get('row') ?? '')) return
    setQuery((current) => withValues(current, { row: text }), { replace: true, preventScrollReset: true })
  })
  useLayoutEffect(() => restore(), [])
  useEffect(() => {
    const { current } = scroller
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(), QUIET_MS)
    }
    current?.addEventListener('scroll', listen, { passive: true })
    return () => {
      clearTimeout(timer)
      current?.removeEventListener('scroll', listen)
    }
  }, [scroller])
}
