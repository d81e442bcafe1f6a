import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { reminderSettingsQuery } from '../queries.ts'
import { ReminderSettingsEditor } from './ReminderSettingsEditor.tsx'

const words = texts.payments.settings

/** The settings of payment reminders: the days before each step, and the costs that a reminder may mention. */
export function RemindersPart() {
  const { data, error, refetch } = useQuery(reminderSettingsQuery)
  return (
    <Panel>
      {data !== undefined && (
        <>
          <Hint>{words.intro}</Hint>
          <ReminderSettingsEditor settings={data} />
        </>
      )}
      {data === undefined && error === null && <Skeleton h={320} />}
      {data === undefined && error !== null && <LoadError title={words.failed} error={error} onRetry={refetch} />}
    </Panel>
  )
}
