import { IconRefresh } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { KeptBatch } from './keptBatch.ts'
import { idsToRetry } from './outcome.ts'
import type { JobResult } from './queries.ts'
import { useStartBatch } from './useStartBatch.ts'

type Props = { readonly results: readonly JobResult[]; readonly kept: KeptBatch }

/** The same once more, for those that were passed over, once what stood in the way is gone. */
export function RetryButton({ results, kept: { yearMonth, asked } }: Props) {
  const start = useStartBatch(yearMonth)
  const ids = idsToRetry(results, asked.act)
  return ids.length === 0 ? null : (
    <ActionButton
      leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
      onClick={() => start(asked, ids).catch(() => {})}
    >
      {texts.batches.retry(ids.length)}
    </ActionButton>
  )
}
