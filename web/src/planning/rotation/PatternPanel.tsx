import {
  removeRotationPattern,
  stopFollowing,
  type Follower,
  type RotationPattern,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconAlertTriangle, IconCalendarOff, IconLinkOff, IconPencil, IconTrash, IconUserPlus } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import classes from '../shiftLists.module.css'
import { EndForm } from './EndForm.tsx'

const words = texts.rotation

export type RotationAct = 'edit' | 'follow' | 'fill' | 'relay'

type Props = { readonly pattern: RotationPattern; readonly onAct: (act: RotationAct) => void }

/** The people who follow a pattern, and the day until which their planning is filled with it (rule rotation-6). */
export function PatternPanel({ pattern, onAct }: Props) {
  const { name, customerName, weeks, followers } = pattern
  return (
    <Panel title={name} aside={<span>{`${customerName} · ${words.weekCount(weeks)}`}</span>}>
      {followers.length === 0 ? (
        <Hint>{words.nobody}</Hint>
      ) : (
        <PlainTable
          label={name}
          rows={followers}
          rowKey={({ id }) => id}
          columns={[
            {
              title: words.person,
              cell: ({ personId, personName }) => <Link to={paths.adminUser({ user: personId })}>{personName}</Link>,
            },
            { title: words.period, spare: true, cell: ({ start, end }) => formatPeriod({ start, end }) },
            { title: words.filledUntil, cell: (follower) => <FilledUntil follower={follower} /> },
            {
              title: '',
              cell: (follower) => (
                <span className={classes.act}>
                  <EndButton patternId={pattern.id} follower={follower} />
                  <StopButton patternId={pattern.id} follower={follower} />
                </span>
              ),
            },
          ]}
        />
      )}
      <PatternActs pattern={pattern} onAct={onAct} />
    </Panel>
  )
}

const FilledUntil = ({ follower: { filledUntil, isShort } }: { readonly follower: Follower }) => (
  <span className={classes.act}>
    {filledUntil === null ? words.never : formatDayWithDashes(filledUntil)}
    {isShort && (
      <span data-tip={words.shortTip}>
        <StatusBadge color="orange" icon={IconAlertTriangle}>
          {words.short}
        </StatusBadge>
      </span>
    )}
  </span>
)

function EndButton({ patternId, follower }: { readonly patternId: number; readonly follower: Follower }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <ActionButton
        icon={IconCalendarOff}
        variant="subtle"
        aria-label={`${words.end}: ${follower.personName}`}
        onClick={open}
      >
        {words.end}
      </ActionButton>
      {opened && (
        <Dialog onClose={close} title={words.endOf(follower.personName)}>
          <EndForm {...{ patternId, follower }} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

function StopButton({ patternId, follower }: { readonly patternId: number; readonly follower: Follower }) {
  const { mutateAsync } = useAction(stopFollowing)
  return (
    <AskFirstButton
      label={words.stop}
      icon={IconLinkOff}
      variant="subtle"
      aria-label={`${words.stop}: ${follower.personName}`}
      question={words.stopOf(follower.personName)}
      onConfirm={() => mutateAsync({ params: { patternId, followerId: follower.id } })}
    >
      <p>{words.stopEffect}</p>
    </AskFirstButton>
  )
}

function PatternActs({ pattern: { id, name, actions }, onAct }: Props) {
  const { mutateAsync: remove } = useAction(removeRotationPattern)
  const act = (which: RotationAct, label: string) => ({
    'aria-label': `${label}: ${name}`,
    children: label,
    onClick: () => onAct(which),
  })
  return (
    <div className={classes.act}>
      {actions.fill === null && <ActionButton variant="filled" {...act('fill', words.fill)} />}
      {actions.relay === null && <ActionButton {...act('relay', words.relay)} />}
      <ActionButton icon={IconUserPlus} {...act('follow', words.follow)} />
      <ActionButton icon={IconPencil} variant="subtle" {...act('edit', words.edit)} />
      <AskFirstButton
        label={words.remove}
        icon={IconTrash}
        variant="subtle"
        color="red"
        aria-label={`${words.remove}: ${name}`}
        refusal={actions.remove}
        question={words.removeOf(name)}
        danger
        onConfirm={() => remove({ params: { patternId: id } })}
      >
        <p>{words.removeEffect}</p>
      </AskFirstButton>
    </div>
  )
}
