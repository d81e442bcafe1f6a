import { IconRefresh } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { KeptBatch } from '../keptBatch.ts'
import type { JobResult } from '../queries.ts'
import { retriesOf } from './retriesOf.ts'
import { useStartBatch } from '../useStartBatch.ts'

type Props = { readonly results: readonly JobResult[]; readonly kept: KeptBatch }

/** The buttons that repeat the failed items of a batch, after HR has removed the cause of the failure. */
export function RetryButtons({ results, kept: { yearMonth, asked } }: Props) {
  const start = useStartBatch(yearMonth)
  return retriesOf(results, asked).map((retry) => (
    <ActionButton
      key={retry.asked.act}
      leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
      onClick={() => start(retry.asked, retry.ids).catch(() => {})}
    >
      {texts.batches.retry[retry.asked.act](retry.ids.length)}
    </ActionButton>
  ))
}
