import { Card, Skeleton } from '@mantine/core'
import classes from './payroll.module.css'

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
