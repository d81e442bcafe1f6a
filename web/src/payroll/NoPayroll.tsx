import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'

type Props = { readonly reason: string; readonly yearMonth: YearMonth }

/** The screen for an independent, who has no payroll timesheet. Only an old link leads to it. */
export const NoPayroll = ({ reason, yearMonth }: Props) => (
  <EmptyState title={texts.payroll.noneForIndependent} text={reason}>
    <Button component={Link} to={paths.adminContracts({ month: yearMonth })}>
      {texts.payroll.toContracts}
    </Button>
  </EmptyState>
)
