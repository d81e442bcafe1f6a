import { swaps as endpoint, type OwnSwap } from '@uurwerk/contract/planning/swaps'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../shiftLists.module.css'
import { AskSwapForm } from './AskSwapForm.tsx'
import { OwnSwapCard } from './OwnSwapCard.tsx'

const words = texts.swaps

/** The swaps of the employee and the shifts that colleagues offer. The calendar opens this page with a shift to offer. */
export function SwapsPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(endpoint), meta: { failure: words.failed } })
  const [query, setQuery] = useQueryInAddress()
  const shiftId = Number(query.get('shift')) || null
  const swaps = data?._embedded.swapDtoList
  const isToAnswer = ({ side, accepted, outcome }: OwnSwap) => side === 'answers' && !accepted && outcome === null
  const groups = [
    { title: words.askedOfYou, shown: swaps?.filter(isToAnswer) ?? [] },
    { title: words.offered, shown: swaps?.filter(({ side }) => side === 'open') ?? [] },
    { title: words.yours, shown: swaps?.filter((swap) => swap.side !== 'open' && !isToAnswer(swap)) ?? [] },
  ]
  const close = () => setQuery(() => new URLSearchParams(), { replace: true })
  return (
    <>
      <PageHead title={words.title} />
      {swaps?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <div className={classes.root}>
        {swaps === undefined && error === null && <Skeleton height={180} />}
        {swaps === undefined && error !== null && <LoadError error={error} onRetry={refetch} title={words.failed} />}
        {groups
          .filter(({ shown }) => shown.length > 0)
          .map(({ title, shown }) => (
            <Panel key={title} title={title}>
              <ul className={classes.list}>
                {shown.map((swap) => (
                  <OwnSwapCard key={swap.id} swap={swap} />
                ))}
              </ul>
            </Panel>
          ))}
      </div>
      {shiftId !== null && (
        <Dialog opened onClose={close} title={words.start}>
          <AskSwapForm shiftId={shiftId} onClose={close} />
        </Dialog>
      )}
    </>
  )
}
