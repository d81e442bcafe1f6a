import { IconCalendarDue } from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import classes from '../payments.module.css'
import { BankFilePanel } from './BankFilePanel.tsx'
import { EntriesTable } from './EntriesTable.tsx'

/** The page on which HR imports bank files and books their movements. */
export const PaymentsPage = () => (
  <>
    <PageHead
      title={texts.payments.files.title}
      actions={
        <ActionLink icon={IconCalendarDue} to={paths.adminReceivables()}>
          {texts.payments.receivables.title}
        </ActionLink>
      }
    />
    <div className={classes.page}>
      <BankFilePanel />
      <EntriesTable />
    </div>
  </>
)
