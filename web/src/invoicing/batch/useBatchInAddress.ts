import { useIdInAddress } from '../../ui/useIdInAddress.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'

/** The batch whose report is open stands in the address: from its ways out, Back leads to it again. */
export function useBatchInAddress(): readonly [id: number | null, show: (id: number | null) => void] {
  const id = useIdInAddress('batch')
  const [, setQuery] = useQueryInAddress()
  const show = (next: number | null) =>
    setQuery(
      (current) => {
        if (next === null) current.delete('batch')
        else current.set('batch', String(next))
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [id, show]
}
