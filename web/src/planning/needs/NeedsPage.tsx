import { withdrawNeed, type Need } from '@uurwerk/contract/planning/openShifts/needs'
import { addDays, isDay } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Checkbox, Box, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconCalendarPlus, IconCheck, IconClock, IconLock, IconPencil, IconTrash, IconUsers } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { TeamTabs } from '../team/tabs/TeamTabs.tsx'
import { CandidateList } from './CandidateList.tsx'
import classes from '../shiftLists.module.css'
import { EditNeedForm } from './EditNeedForm.tsx'
import { NewNeedForm } from './NewNeedForm.tsx'
import { needsQuery } from './queries.ts'
import { RequestsPanel } from './RequestsPanel.tsx'
import { useAction } from '../../app/api/useAction.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'

const words = texts.needs
/** The list has two months from today, and each later open shift with a claim that HR has not decided about. */
const DAYS_AHEAD = 61

export function NeedsPage() {
  const from = today()
  const load = useQuery(needsQuery({ from, to: addDays(from, DAYS_AHEAD), laterClaims: 'true' }))
  const needs = load.data?._embedded.needDtoList
  const [query, setQuery] = useQueryInAddress()
  const day = query.get('day') ?? ''
  const [makes, setMakes] = useState(query.has('day'))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const need = needs?.find(({ id }) => id === chosen?.id)

  function close(): void {
    setMakes(false)
    setQuery(() => new URLSearchParams(), { replace: true })
  }
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <ActionButton icon={IconCalendarPlus} onClick={() => setMakes(true)}>
            {words.make}
          </ActionButton>
        }
      />
      <TeamTabs />
      <div className={classes.root}>
        <LoadState load={load} height={180} title={words.failed} />
        <RequestsPanel />
        {needs?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
        <NeedsByDay needs={needs ?? []} onChoose={setChosen} />
      </div>
      {makes && (
        <Dialog onClose={close} title={words.make}>
          <NewNeedForm
            customerId={Number(query.get('customer')) || null}
            day={isDay(day) && day >= from ? day : from}
            onClose={close}
          />
        </Dialog>
      )}
      {need !== undefined && (
        <Dialog
          onClose={() => setChosen(null)}
          title={(chosen?.act === 'edit' ? words.editOf : words.candidatesOf)(nameOf(need))}
          subtitle={`${formatDayInWords(need.day)} · ${need.customerName}`}
        >
          {chosen?.act === 'edit' ? (
            <EditNeedForm need={need} onClose={() => setChosen(null)} />
          ) : (
            <CandidateList shift={need} needId={need.id} />
          )}
        </Dialog>
      )}
    </>
  )
}

type Chosen = { readonly id: number; readonly act: 'edit' | 'candidates' }
type ListProps = { readonly needs: readonly Need[]; readonly onChoose: (chosen: Chosen) => void }

const nameOf = ({ shiftTypeName, start, end }: Need): string => words.shift(shiftTypeName, start, end)

const NeedsByDay = ({ needs, onChoose }: ListProps) =>
  [...Map.groupBy(needs, ({ day }) => day)].map(([day, ofDay]) => (
    <Panel key={day} title={formatDayInWords(day)}>
      <ul className={classes.list}>
        {ofDay.map((need) => (
          <NeedItem key={need.id} need={need} onChoose={(act) => onChoose({ id: need.id, act })} />
        ))}
      </ul>
    </Panel>
  ))

const BADGES = {
  open: { color: 'blue', icon: IconClock },
  filled: { color: 'green', icon: IconCheck },
  closed: { color: 'gray', icon: IconLock },
  withdrawn: { color: 'gray', icon: IconLock },
} as const

type NeedItemProps = { readonly need: Need; readonly onChoose: (act: Chosen['act']) => void }

function NeedItem({ need, onChoose }: NeedItemProps) {
  const name = nameOf(need)
  const { color, icon } = BADGES[need.state]
  return (
    <Box component="li" className={classes.shift} style={{ '--swatch': need.color }}>
      <div className={classes.what}>
        <b>{name}</b>
        <span>{need.customerName}</span>
        <span className={classes.detail}>
          {words.filled(need.filled, need.places)} · {words.claims(need.claims.length)} ·{' '}
          {words.grantChoices[need.grants]}
        </span>
        {need.filledBy.length > 0 && <span className={classes.detail}>{words.filledBy(need.filledBy.join(', '))}</span>}
        {need.state === 'open' && <span className={classes.detail}>{words.until(formatMoment(need.claimUntil))}</span>}
        {need.qualification !== null && <span className={classes.detail}>{words.asks(need.qualification)}</span>}
        {need.note !== '' && <span className={classes.detail}>{need.note}</span>}
      </div>
      <Group gap="xs">
        <StatusBadge color={color} icon={icon}>
          {words.states[need.state]}
        </StatusBadge>
        <ActionButton icon={IconUsers} aria-label={words.candidatesOf(name)} onClick={() => onChoose('candidates')}>
          {words.candidates}
        </ActionButton>
        {need.actions.edit === null && (
          <ActionButton
            icon={IconPencil}
            variant="subtle"
            aria-label={words.editOf(name)}
            onClick={() => onChoose('edit')}
          >
            {words.edit}
          </ActionButton>
        )}
        {need.actions.withdraw === null && <WithdrawButton need={need} />}
      </Group>
    </Box>
  )
}

/** Withdraws an open shift, or all open shifts that HR added together with it (rule needs-5). */
function WithdrawButton({ need }: { readonly need: Need }) {
  const { mutateAsync } = useAction(withdrawNeed, { onSuccess: () => showNote(words.withdrawn) })
  const [wholeSeries, setWholeSeries] = useState(false)
  const name = nameOf(need)
  return (
    <AskFirstButton
      variant="subtle"
      label={words.withdraw}
      aria-label={words.withdrawOf(name)}
      icon={IconTrash}
      question={words.withdrawQuestion(name)}
      danger
      onConfirm={() => mutateAsync({ params: { needId: need.id }, body: { wholeSeries } })}
    >
      <p>{words.withdrawEffect}</p>
      {need.seriesId !== null && (
        <Checkbox
          label={words.wholeSeries}
          checked={wholeSeries}
          onChange={({ currentTarget }) => setWholeSeries(currentTarget.checked)}
        />
      )}
    </AskFirstButton>
  )
}
