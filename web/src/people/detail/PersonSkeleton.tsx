import { Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

/** The placeholder while a person loads. */
export const PersonSkeleton = () => (
  <Columns
    wideSide
    facts={
      <Panel>
        <Skeleton height={460} />
      </Panel>
    }
    side={
      <Panel>
        <Skeleton height={200} />
      </Panel>
    }
  >
    <Panel>
      <Skeleton height={160} />
    </Panel>
    <Panel>
      <Skeleton height={160} />
    </Panel>
  </Columns>
)
