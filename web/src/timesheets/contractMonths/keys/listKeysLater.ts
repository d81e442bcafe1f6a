import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const ListKeysDialog = lazyDialog(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)
