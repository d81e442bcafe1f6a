import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryWithFailure } from '../app/api/queryOf.ts'
import { paths } from '../paths.ts'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import * as texts from '../texts/texts.ts'
import { ChangesByHr } from './ChangesByHr.tsx'
import { NextShift } from './NextShift.tsx'
import { OwnBalances } from './OwnBalances.tsx'
import { OwnTasks } from './OwnTasks.tsx'
import classes from './ownStart.module.css'

const ownStartQuery = queryWithFailure(texts.ownStart.failed, ownStart)

export function OwnStart() {
  const { data: start, error, refetch } = useQuery(ownStartQuery)
  if (start === undefined) {
    return error === null ? (
      <div className={classes.grid}>
        <Skeleton height={240} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </div>
    ) : (
      <LoadError title={texts.ownStart.failed} error={error} onRetry={refetch} />
    )
  }
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        <NextShift start={start} />
        <OwnTasks tasks={start.tasks} />
        <Link to={paths.openShifts()}>{texts.ownStart.openShifts}</Link>
      </div>
      <div className={classes.column}>
        {start.balances !== null && <OwnBalances balances={start.balances} />}
        <ChangesByHr changesByHr={start.changesByHr} />
      </div>
    </div>
  )
}
