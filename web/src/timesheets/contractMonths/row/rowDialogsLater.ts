import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const RowDialogs = lazyDialog(async () => (await import('./RowDialogs.tsx')).RowDialogs)
