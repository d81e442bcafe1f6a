import { Card, Skeleton } from '@mantine/core'
import classes from './payroll.module.css'

/** The grid and the table, before there is a month to fill them with. */
export const PayrollSkeleton = () => (
  <div className={classes.columns} aria-hidden>
    <Card>
      <Skeleton h={408} />
    </Card>
    <Card>
      <Skeleton h={760} />
    </Card>
  </div>
)
