import { chooseReminders, reminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/api/queryOf.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { useOnlineOnly } from '../../../app/api/useOnline.ts'
import { useCurrentUser } from '../../../app/session/currentUser.ts'
import * as texts from '../../../texts/texts.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { LoadError } from '../../../ui/page/LoadError.tsx'
import { Panel } from '../../../ui/page/Panel.tsx'
import { showNote } from '../../../ui/toast/showNote.tsx'
import classes from './notices.module.css'
import { PushPart } from './PushPart.tsx'

const words = texts.profile.notices

/** The switches for each kind of message: one for mail, and one for push messages in the browsers that have them. */
const kinds = [
  { name: 'confirm', byMail: 'confirmByMail', byPush: 'confirmByPush' },
  { name: 'plan', byMail: 'planByMail', byPush: 'planByPush' },
  { name: 'roster', byMail: 'rosterByMail', byPush: 'rosterByPush' },
  { name: 'openShifts', byMail: 'openShiftsByMail', byPush: 'openShiftsByPush' },
  { name: 'absence', byMail: 'absenceByMail', byPush: 'absenceByPush' },
] as const

/**
 * The panel with the choice of messages by mail and on the phone. A change of a switch is stored immediately (rules
 * timesheets-78, notices-5).
 */
export function NoticesPanel() {
  const { data, error, refetch } = useQuery({ ...queryOf(reminderChoices), meta: { failure: words.failed } })
  const { mutate, isPending } = useAction(chooseReminders)
  const offline = useOnlineOnly()
  const { digestHour } = useCurrentUser()
  const disabled = isPending || offline !== null
  return (
    <Panel title={words.title}>
      {data === undefined && error === null && <Skeleton h={240} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      {data !== undefined && (
        <Stack gap="md">
          <ul className={classes.kinds}>
            {kinds.map(({ name, ...choices }) => {
              const { title, when } = words.kinds[name]
              return (
                <li key={name} className={classes.kind}>
                  <div>
                    <div className={classes.title}>{title}</div>
                    <Hint>{typeof when === 'string' ? when : when(digestHour)}</Hint>
                  </div>
                  <div className={classes.choices}>
                    {(['byMail', 'byPush'] as const).map((way) => (
                      <Switch
                        key={way}
                        label={words[way]}
                        aria-label={words.choiceOf(title, words[way])}
                        disabled={disabled}
                        checked={data[choices[way]]}
                        onChange={({ currentTarget: { checked } }) =>
                          mutate({ body: { [choices[way]]: checked } }, { onSuccess: () => showNote(words.chosen) })
                        }
                      />
                    ))}
                  </div>
                </li>
              )
            })}
          </ul>
          <Hint>{offline ?? words.content}</Hint>
          <PushPart />
        </Stack>
      )}
    </Panel>
  )
}
