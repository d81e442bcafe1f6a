import { Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

/** The placeholder that is shown while a customer loads. */
export const CustomerSkeleton = () => (
  <Columns
    wideSide
    facts={
      <Panel>
        <Skeleton height={600} />
      </Panel>
    }
    side={
      <Panel>
        <Skeleton height={220} />
      </Panel>
    }
  >
    <Panel>
      <Skeleton height={220} />
    </Panel>
    <Panel>
      <Skeleton height={220} />
    </Panel>
  </Columns>
)
