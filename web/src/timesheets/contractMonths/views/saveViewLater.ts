import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const SaveViewDialog = lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
