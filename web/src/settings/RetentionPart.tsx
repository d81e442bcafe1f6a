import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../texts/texts.ts'
import { Columns } from '../ui/page/Columns.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { retentionQuery } from './queries.ts'
import { RetentionDue } from './RetentionDue.tsx'
import { RetentionEditor } from './RetentionEditor.tsx'
import { RetentionLastRun } from './RetentionLastRun.tsx'
import classes from './settings.module.css'

const words = texts.settings.retention

/** The retention terms, the data that have expired today, and the result of the last run. */
export function RetentionPart() {
  const { data, error, refetch } = useQuery(retentionQuery)
  if (data === undefined)
    return (
      <Panel>
        {error === null ? <Skeleton h={320} /> : <LoadError title={words.failed} error={error} onRetry={refetch} />}
      </Panel>
    )
  return (
    <Columns
      wideSide
      side={
        <>
          <RetentionDue due={data.due} />
          <RetentionLastRun run={data.lastRun} />
        </>
      }
    >
      <Panel>
        <p className={classes.intro}>{words.intro}</p>
        <RetentionEditor retention={data} />
      </Panel>
    </Columns>
  )
}
