import { Box, Card, Skeleton } from '@mantine/core'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './detail.module.css'

/** The shape of an invoice while it is read. */
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
