import { useKeptBatch } from './keptBatch.ts'
import { useBatchInAddress } from './useBatchInAddress.ts'
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

/**
 * The last batch (one request for many invoices) of this tab. It stays visible when HR opens another screen (rule
 * invoicing-125).
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
