import { Card, Skeleton } from '@mantine/core'
import classes from './payroll.module.css'

/** The placeholders for the grid and the table while the payroll month loads. */
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
