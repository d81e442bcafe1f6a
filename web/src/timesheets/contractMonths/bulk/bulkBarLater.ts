import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const BulkBar = lazyDialog(async () => (await import('./BulkBar.tsx')).BulkBar)
