import { Skeleton } from '@mantine/core'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './detail.module.css'

/** The placeholder that is shown while a customer loads. */
export const CustomerSkeleton = () => (
  <>
    <Panel>
      <Skeleton height={168} />
    </Panel>
    <div className={classes.sections}>
      <Panel>
        <Skeleton height={220} />
      </Panel>
      <Panel>
        <Skeleton height={220} />
      </Panel>
    </div>
  </>
)
