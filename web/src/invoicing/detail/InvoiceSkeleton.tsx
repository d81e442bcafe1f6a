import { Box, Card, Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './detail.module.css'

/** A placeholder while the invoice is loading. */
export const InvoiceSkeleton = () => (
  <Columns
    wideSide
    side={
      <Panel>
        <Skeleton height={88} />
      </Panel>
    }
  >
    <Card>
      <div className={classes.parties}>
        <Skeleton height={110} />
        <Skeleton height={110} />
        <Skeleton height={110} />
      </div>
      <Box p="md">
        <Skeleton height={320} />
      </Box>
    </Card>
  </Columns>
)
