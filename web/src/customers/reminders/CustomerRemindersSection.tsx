import { customerReminders } from '@uurwerk/contract/payments/customerReminders'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { RemindersEditor } from './RemindersEditor.tsx'

const words = texts.customerReminders

/** The panel that says which payment reminders a customer gets, when, and how (rule payments-34). */
export function CustomerRemindersSection({ customerId }: { readonly customerId: number }) {
  const { data, error, refetch } = useQuery(queryOf(customerReminders, { params: { id: customerId } }))
  return (
    <Panel title={words.title}>
      {data !== undefined && <RemindersEditor key={data.version} customerId={customerId} stored={data} />}
      {data === undefined && error === null && <Skeleton h={260} />}
      {data === undefined && error !== null && <LoadError title={words.failed} error={error} onRetry={refetch} />}
    </Panel>
  )
}
