import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const ListKeys = lazyDialog(async () => (await import('./ListKeys.tsx')).ListKeys)
