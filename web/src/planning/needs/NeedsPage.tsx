import type { Need } from '@uurwerk/contract/planning/needs'
import { addDays, isDay } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowsExchange, IconCalendarPlus } from '@tabler/icons-react'
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
import { NeedItem } from './NeedItem.tsx'
import classes from '../shiftLists.module.css'
import { NewNeedForm } from './NewNeedForm.tsx'
import { needsQuery } from './queries.ts'
import { RequestsPanel } from './RequestsPanel.tsx'

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
