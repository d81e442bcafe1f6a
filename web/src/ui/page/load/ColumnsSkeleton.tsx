import { Skeleton } from '@mantine/core'
import { Columns } from '../Columns.tsx'
import { Panel } from '../Panel.tsx'

type Props = {
  readonly wideSide?: boolean
  /** The heights in pixels of the facts, of the side column, and of each panel of the content. */
  readonly facts?: number
  readonly side: number
  readonly main: readonly number[]
}

const PanelSkeleton = ({ height }: { readonly height: number }) => (
  <Panel>
    <Skeleton height={height} />
  </Panel>
)

export const ColumnsSkeleton = ({ wideSide, facts, side, main }: Props) => (
  <Columns
    wideSide={wideSide}
    facts={facts === undefined ? undefined : <PanelSkeleton height={facts} />}
    side={<PanelSkeleton height={side} />}
  >
    {main.map((height, place) => (
      <PanelSkeleton key={place} height={height} />
    ))}
  </Columns>
)
