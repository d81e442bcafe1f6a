import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../ui/page/LoadError.tsx'
import type { ContractAction } from './ContractActions.tsx'
import classes from './contracts.module.css'
import { ContractDatesEditor } from './dates/ContractDatesEditor.tsx'
import { OrderEditor } from './orders/OrderEditor.tsx'
import { contractQuery } from './queries.ts'

type Props = { readonly id: number; readonly action: ContractAction; readonly onClose: () => void }

/**
 * The details of a contract below its row. They are requested separately, because a row does not contain the orders.
 */
export function OpenContract({ id, action, onClose }: Props) {
  const { data: contract, error, refetch } = useQuery(contractQuery(id))
  if (contract === undefined) {
    return error === null ? (
      <div className={classes.editor}>
        <Skeleton height={96} />
      </div>
    ) : (
      <LoadError error={error} onRetry={refetch} />
    )
  }
  const Editor = action === 'dates' ? ContractDatesEditor : OrderEditor
  return <Editor contract={contract} onClose={onClose} />
}
