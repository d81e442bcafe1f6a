import { useQuery } from '@tanstack/react-query'
import { BatchStrip } from '../../invoicing/batch/BatchStrip.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconCalendarDue, IconSettings } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { remindersQuery } from '../queries.ts'
import { LettersPart } from './LettersPart.tsx'
import { RemindersTable } from './RemindersTable.tsx'

/** HR reads and selects the payment reminders before they are mailed. */
export function RemindersPage() {
  const load = useQuery(remindersQuery)
  return (
    <>
      <PageHead
        title={texts.payments.reminders.title}
        actions={
          <>
            <ActionLink icon={IconSettings} to={paths.adminSettings({ part: 'reminders' })}>
              {texts.payments.reminders.terms}
            </ActionLink>
            <ActionLink icon={IconCalendarDue} to={paths.adminReceivables()}>
              {texts.payments.receivables.title}
            </ActionLink>
          </>
        }
      />
      <BatchStrip />
      <RemindersTable reminders={load.data?._embedded.reminderDtoList} load={load} />
      <LettersPart />
    </>
  )
}
