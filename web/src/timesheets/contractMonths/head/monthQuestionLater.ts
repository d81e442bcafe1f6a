import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const MonthQuestion = lazyDialog(async () => (await import('./MonthQuestion.tsx')).MonthQuestion)
