import { Card, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { customerShiftTypesQuery } from './queries.ts'
import classes from '../../customers/shiftTypes/shiftTypes.module.css'

/** The page /configuration: at each customer, the shift types that an employee made for own use (rule planning-67). */
export function ConfigurationPage() {
  const { data, error, refetch } = useQuery(customerShiftTypesQuery)
  const words = texts.shiftTypes.own
  const customers = data?._embedded.customerShiftTypesDtoList
  return (
    <>
      <PageHead title={texts.nav.configuration} />
      <p className={classes.intro}>{words.intro}</p>
      {customers === undefined && error === null && (
        <Panel>
          <Skeleton height={320} />
        </Panel>
      )}
      {customers === undefined && error !== null && (
        <Card>
          <LoadError error={error} onRetry={refetch} />
        </Card>
      )}
      {customers?.length === 0 && (
        <Card>
          <EmptyState title={words.noCustomers} text={words.noCustomersText} />
        </Card>
      )}
      <div className={classes.customers}>
        {customers?.map((customer) => (
          <CustomerPanel key={customer.customerId} customer={customer} />
        ))}
      </div>
    </>
  )
}
