import { Skeleton } from '@mantine/core'
import { Panel } from '../ui/page/Panel.tsx'

/** As high as a year in which every month is counted. */
export const RecupSkeleton = () => (
  <Panel>
    <Skeleton height={560} />
  </Panel>
)
