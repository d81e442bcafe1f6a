import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { useParameter } from '../../ui/address/useParameter.ts'

/** The URL contains the id of the batch, so that the Back button of the browser returns to the report. */
export function useBatchInAddress(): readonly [id: number | null, show: (id: number | null) => void] {
  const id = useIdInAddress('batch')
  const [, set] = useParameter('batch')
  return [id, (next) => set(next === null ? null : String(next))]
}
