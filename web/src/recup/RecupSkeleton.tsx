import { Skeleton } from '@mantine/core'
import { Panel } from '../ui/page/Panel.tsx'

/** The height of a year in which all months are shown. */
export const RecupSkeleton = () => (
  <Panel>
    <Skeleton height={560} />
  </Panel>
)
