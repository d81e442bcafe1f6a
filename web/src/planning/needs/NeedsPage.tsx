import { withdrawNeed, type Need } from '@uurwerk/contract/planning/needs'
import { addDays, isDay } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton, Box, Group } from '@mantine/core'
import {
  IconArrowsExchange,
  IconCalendarPlus,
  IconCheck,
  IconClock,
  IconLock,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { CandidateList } from './CandidateList.tsx'
import classes from '../shiftLists.module.css'
import { NewNeedForm } from './NewNeedForm.tsx'
import { needsQuery } from './queries.ts'
import { RequestsPanel } from './RequestsPanel.tsx'
import { useAction } from '../../app/api/useAction.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'

const words = texts.needs
/** The number of days in the list: two months from today. */
const DAYS_AHEAD = 61

/** HR's list of open shifts by day, with the people who claimed them, and the form for a new open shift. */
export function NeedsPage() {
  const from = today()
  const { data, error, refetch } = useQuery(needsQuery({ from, to: addDays(from, DAYS_AHEAD) }))
  const needs = data?._embedded.needDtoList
  const [query, setQuery] = useQueryInAddress()
  const day = query.get('day') ?? ''
  const [makes, setMakes] = useState(query.has('day'))
  const [chosen, setChosen] = useState<number | null>(null)
  const need = needs?.find(({ id }) => id === chosen)

  function close(): void {
    setMakes(false)
    setQuery(() => new URLSearchParams(), { replace: true })
  }
  return (
    <>
      <PageHead
        title={words.title}
        crumbs={[{ label: texts.teamPlanning.title, to: paths.adminTeamPlanning() }, { label: words.title }]}
        actions={<Actions onMake={() => setMakes(true)} />}
      />
      <div className={classes.root}>
        {needs === undefined && error === null && <Skeleton height={180} />}
        {needs === undefined && error !== null && <LoadError error={error} onRetry={refetch} title={words.failed} />}
        <RequestsPanel />
        {needs?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
        <NeedsByDay needs={needs ?? []} onCandidates={setChosen} />
      </div>
      {makes && (
        <Dialog opened onClose={close} title={words.make}>
          <NewNeedForm
            customerId={Number(query.get('customer')) || null}
            day={isDay(day) && day >= from ? day : from}
            onClose={close}
          />
        </Dialog>
      )}
      {need !== undefined && (
        <Dialog
          opened
          onClose={() => setChosen(null)}
          title={words.candidatesOf(words.shift(need.shiftTypeName, need.start, need.end))}
          subtitle={`${formatDayInWords(need.day)} · ${need.customerName}`}
        >
          <CandidateList shift={need} needId={need.id} />
        </Dialog>
      )}
    </>
  )
}

const Actions = ({ onMake }: { readonly onMake: () => void }) => (
  <>
    <ActionLink icon={IconArrowsExchange} to={paths.adminSwaps()}>
      {texts.swaps.title}
    </ActionLink>
    <Button leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />} onClick={onMake}>
      {words.make}
    </Button>
  </>
)

type ListProps = { readonly needs: readonly Need[]; readonly onCandidates: (id: number) => void }

const NeedsByDay = ({ needs, onCandidates }: ListProps) =>
  [...Map.groupBy(needs, ({ day }) => day)].map(([day, ofDay]) => (
    <Panel key={day} title={formatDayInWords(day)}>
      <ul className={classes.list}>
        {ofDay.map((need) => (
          <NeedItem key={need.id} need={need} onCandidates={() => onCandidates(need.id)} />
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

type NeedItemProps = { readonly need: Need; readonly onCandidates: () => void }

/** One open shift in HR's list. It shows the customer, the times, the state, the number of claims, and the buttons. */
function NeedItem({ need, onCandidates }: NeedItemProps) {
  const { mutateAsync } = useAction(withdrawNeed)
  const name = words.shift(need.shiftTypeName, need.start, need.end)
  const { color, icon } = BADGES[need.state]

  async function withdraw(): Promise<void> {
    await mutateAsync({ params: { needId: need.id }, body: {} })
    showNote(words.withdrawn)
  }
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
        {need.state === 'open' && <span className={classes.detail}>{words.until(writtenMoment(need.claimUntil))}</span>}
        {need.qualification !== null && <span className={classes.detail}>{words.asks(need.qualification)}</span>}
        {need.note !== '' && <span className={classes.detail}>{need.note}</span>}
      </div>
      <Group gap="xs">
        <StatusBadge color={color} icon={icon}>
          {words.states[need.state]}
        </StatusBadge>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} stroke={1.75} aria-hidden />}
          aria-label={words.candidatesOf(name)}
          onClick={onCandidates}
        >
          {words.candidates}
        </Button>
        <AskFirstButton
          variant="subtle"
          label={words.withdraw}
          aria-label={words.withdrawOf(name)}
          icon={IconTrash}
          question={words.withdrawQuestion(name)}
          danger
          onConfirm={withdraw}
        >
          <p>{words.withdrawEffect}</p>
        </AskFirstButton>
      </Group>
    </Box>
  )
}
