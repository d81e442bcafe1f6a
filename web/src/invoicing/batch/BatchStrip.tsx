import { BatchDialog, KeptBatchBar } from './batchDialogLater.ts'
import { useKeptBatch } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'

/**
 * A bar above a list with the last batch of this tab. The bar is still there when the user returns from another screen.
 */
export function BatchStrip() {
  const kept = useKeptBatch()
  const [shown, show] = useBatchInAddress()
  return (
    <>
      {kept !== null && shown === null && <KeptBatchBar kept={kept} onShow={() => show(kept.id)} />}
      {shown !== null && <BatchDialog id={shown} kept={kept?.id === shown ? kept : null} onClose={() => show(null)} />}
    </>
  )
}
