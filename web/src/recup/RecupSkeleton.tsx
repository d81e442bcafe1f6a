import { Skeleton } from '@mantine/core'
import { Panel } from '../ui/page/Panel.tsx'

/** The height that a year has when all its months are shown. The placeholder has the same height. */
export const RecupSkeleton = () => (
  <Panel>
    <Skeleton height={560} />
  </Panel>
)
