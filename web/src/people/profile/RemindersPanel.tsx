import { chooseReminders, reminderChoices } from '@uurwerk/contract/ownReminders'
import type { ReminderChoices } from '@uurwerk/contract/ownReminders'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import { useOnlineOnly } from '../../app/api/useOnline.ts'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'

const words = texts.profile.reminders

/** The choice of reminders by mail. Each switch is stored at once (rule timesheets-78). */
export function RemindersPanel() {
  const { data, error, refetch } = useQuery({ ...queryOf(reminderChoices), meta: { failure: words.failed } })
  const { mutate, isPending } = useAction(chooseReminders)
  const offline = useOnlineOnly()

  const choose = ({ confirmByMail, planByMail }: ReminderChoices) =>
    mutate({ body: { confirmByMail, planByMail } }, { onSuccess: () => showNote(words.chosen) })
  const disabled = isPending || offline !== null
  return (
    <Panel title={words.title}>
      {data === undefined && error === null && <Skeleton h={110} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      {data !== undefined && (
        <Stack gap="md">
          <SwitchField
            label={words.confirm}
            description={words.confirmDays}
            disabled={disabled}
            value={data.confirmByMail}
            onChange={(confirmByMail) => choose({ ...data, confirmByMail })}
          />
          <SwitchField
            label={words.plan}
            description={words.planDays}
            disabled={disabled}
            value={data.planByMail}
            onChange={(planByMail) => choose({ ...data, planByMail })}
          />
          <Hint>{offline ?? words.content}</Hint>
        </Stack>
      )}
    </Panel>
  )
}
