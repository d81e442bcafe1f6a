import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const LapsingOfContract = lazyDialog(async () => (await import('./LapsingOfContract.tsx')).LapsingOfContract)
