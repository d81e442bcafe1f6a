import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

export const BatchDialog = lazyDialog(async () => (await import('./BatchDialog.tsx')).BatchDialog)

export const KeptBatchBar = lazyDialog(async () => (await import('./KeptBatchBar.tsx')).KeptBatchBar)
