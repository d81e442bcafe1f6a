import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

export const PatternDialog = lazyDialog(async () => (await import('./PatternDialog.tsx')).PatternDialog)
