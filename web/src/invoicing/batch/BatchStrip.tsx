import { useKeptBatch } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

/**
 * A bar above a list, with the last batch (one request for many invoices) that this browser tab started. The bar is
 * still there when the user comes back from another screen.
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

const BatchDialog = lazyDialog(async () => (await import('./BatchDialog.tsx')).BatchDialog)

const KeptBatchBar = lazyDialog(async () => (await import('./KeptBatchBar.tsx')).KeptBatchBar)
