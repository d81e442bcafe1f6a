import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

/**
 * The batch whose report is open. The address contains its id, so that the Back button of the browser returns to the
 * report.
 */
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
