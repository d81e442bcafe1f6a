import type { BodyOf } from '@uurwerk/contract/endpoint'
import { chooseReminders, reminderChoices, type ReminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { NativeSelect, Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../../app/api/queryOf.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { useOnlineOnly } from '../../../app/api/useOnlineOnly.ts'
import { useCurrentUser } from '../../../app/session/currentUser.ts'
import * as texts from '../../../texts/texts.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { LoadState } from '../../../ui/page/load/LoadState.tsx'
import { Panel } from '../../../ui/page/Panel.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import classes from './notices.module.css'
import { PushPart } from './PushPart.tsx'

const words = texts.profile.notices

/** Push messages are messages that a browser shows when the app is closed. */
const kinds = [
  { name: 'confirm', byMail: 'confirmByMail', byPush: 'confirmByPush' },
  { name: 'plan', byMail: 'planByMail', byPush: 'planByPush' },
  { name: 'roster', byMail: 'rosterByMail', byPush: 'rosterByPush' },
  { name: 'openShifts', byMail: 'openShiftsByMail', byPush: 'openShiftsByPush' },
  { name: 'absence', byMail: 'absenceByMail', byPush: 'absenceByPush' },
] as const

type Chosen = BodyOf<typeof chooseReminders>

const TIMES = ['atOnce', 'daily', 'never'] as const

/** The settings that each choice stores: messages about new open shifts at once, each day or never (rule needs-23). */
const VALUES = {
  atOnce: { openShiftsAtOnce: true },
  daily: { openShiftsAtOnce: false },
  never: { openShiftsByMail: false, openShiftsByPush: false },
} as const satisfies Record<(typeof TIMES)[number], Chosen>
/**
 * The settings that turn the messages about new open shifts on again, by mail and as push messages. They are also
 * stored when a person with the choice 'Nooit' makes another choice.
 */
const AGAIN = { openShiftsByMail: true, openShiftsByPush: true } as const

/** Each change of a switch is stored immediately (rules timesheets-92, notices-5). */
export function NoticesPanel() {
  const { data, error, refetch } = useQuery(queryWithFailure(words.failed, reminderChoices))
  const { mutate, isPending } = useAction(chooseReminders)
  const offline = useOnlineOnly()
  const isPhone = useIsPhone()
  const { digestHour } = useCurrentUser()
  const disabled = isPending || offline !== null
  const choose = (body: Chosen) => mutate({ body }, { onSuccess: () => showNote(words.chosen) })
  return (
    <Panel title={words.title}>
      <LoadState load={{ data, error, refetch }} height={isPhone ? 421 : 291} />
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
                    {name === 'openShifts' && <OpenShiftTimes {...{ data, disabled }} onChoose={choose} />}
                    {(['byMail', 'byPush'] as const).map((way) => (
                      <Switch
                        key={way}
                        label={words[way]}
                        aria-label={words.choiceOf(title, words[way])}
                        disabled={disabled}
                        checked={data[choices[way]]}
                        onChange={({ currentTarget: { checked } }) => choose({ [choices[way]]: checked })}
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

type TimesProps = {
  readonly data: ReminderChoices
  readonly disabled: boolean
  readonly onChoose: (chosen: Chosen) => void
}

function OpenShiftTimes({ data, disabled, onChoose }: TimesProps) {
  const isNever = !data.openShiftsByMail && !data.openShiftsByPush
  const value = isNever ? 'never' : data.openShiftsAtOnce ? 'atOnce' : 'daily'
  return (
    <NativeSelect
      label={words.time}
      aria-label={words.choiceOf(words.kinds.openShifts.title, words.time)}
      data={TIMES.map((choice) => ({ value: choice, label: words.times[choice] }))}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const chosen = TIMES.find((choice) => choice === currentTarget.value) ?? 'daily'
        onChoose({ ...(isNever && AGAIN), ...VALUES[chosen] })
      }}
    />
  )
}
