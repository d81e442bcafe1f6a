import { Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

/** A placeholder while the preview is loading. */
export const PreviewSkeleton = () => (
  <Columns
    side={
      <Panel>
        <Skeleton height={120} />
      </Panel>
    }
  >
    <Panel>
      <Skeleton height={360} />
    </Panel>
    <Panel>
      <Skeleton height={120} />
    </Panel>
  </Columns>
)
