import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card } from '@mantine/core'
import { IconCalendarEvent, IconFileText, IconPlus } from '@tabler/icons-react'
import { HistoryLink } from '../../audit/HistoryLink.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Columns } from '../../ui/page/Columns.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import classes from '../contracts.module.css'
import { ContractDatesEditor } from '../dates/ContractDatesEditor.tsx'
import { OrderEditor } from '../orders/OrderEditor.tsx'
import type { Contract } from '../queries.ts'
import { ContractFacts } from './ContractFacts.tsx'
import { ContractState } from './ContractState.tsx'
import { GapNotice } from './GapNotice.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { RatePanel } from './RatePanel.tsx'
import { RemoveContractButton } from './RemoveContractButton.tsx'

/**
 * The open editor: the editor of the dates, of a new order, or of the order with this id. Only one editor is open at a
 * time.
 */
type Open = 'dates' | 'new' | number

export function ContractDetail({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts
  const { open, toggle, close } = useOpenEditor<Open>()
  const [search] = useQueryInAddress()
  const written = search.get('month') ?? ''
  // The address contains a month when the user comes from the list of contracts of that month.
  const month = isYearMonth(written) ? written : null
  return (
    <>
      <PageHead
        title={words.detail.title(contract.id)}
        crumbs={[
          month === null
            ? { label: texts.people.list.title, to: paths.adminUsers() }
            : { label: texts.contractMonths.title, to: paths.adminContracts({ month }) },
          { label: contract.username, to: paths.adminUser({ user: contract.userId }) },
          { label: contract.customerName },
        ]}
        status={<ContractState contract={contract} />}
        actions={
          <>
            <HistoryLink of={{ contract: contract.id }} />
            {month !== null && (
              <ActionLink icon={IconFileText} to={paths.adminContractMonth({ contract: contract.id, month })}>
                {words.detail.monthOf(formatMonth(month))}
              </ActionLink>
            )}
            <RemoveContractButton contract={contract} />
            <ActionButton
              leftSection={<IconCalendarEvent size={16} stroke={1.75} aria-hidden />}
              aria-expanded={open === 'dates'}
              onClick={() => toggle('dates')}
            >
              {words.edit.title}
            </ActionButton>
            <ActionButton
              variant={open === null ? 'filled' : 'default'}
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              aria-expanded={open === 'new'}
              onClick={() => toggle('new')}
            >
              {words.detail.addOrder}
            </ActionButton>
          </>
        }
      />
      <Columns
        side={
          <>
            <ContractFacts contract={contract} />
            <RatePanel contract={contract} />
          </>
        }
      >
        {open === 'dates' && (
          <Card>
            <div className={classes.ground}>
              <ContractDatesEditor contract={contract} onClose={close} />
            </div>
          </Card>
        )}
        {open === 'new' && (
          <Card>
            <div className={classes.ground}>
              <OrderEditor contract={contract} onClose={close} />
            </div>
          </Card>
        )}
        <GapNotice contract={contract} />
        <OrdersTable
          contract={contract}
          openId={typeof open === 'number' ? open : null}
          onOpen={toggle}
          onClose={close}
        />
      </Columns>
    </>
  )
}
