import { Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

/** The placeholder that is shown while a person loads. */
export const PersonSkeleton = () => (
  <>
    <Panel>
      <Skeleton height={132} />
    </Panel>
    <Columns
      wideSide
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
  </>
)
