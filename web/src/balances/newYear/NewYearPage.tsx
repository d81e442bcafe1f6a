import { newYearsOpen, refusalToRunNewYear } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { sentenceOf } from '@uurwerk/contract/problems'
import { Button } from '@mantine/core'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { YearSwitcher } from '../../ui/switchers/YearSwitcher.tsx'
import { NewYearTable } from './NewYearTable.tsx'
import { useSearchParams } from 'react-router'
import { useYearInAddress } from '../../app/month/useYearInAddress.ts'

const words = texts.newYear

/**
 * The page of the new year: a preview for all people, and the button that stores the new balances (the new-year run).
 * HR can repeat the run.
 */
export function NewYearPage() {
  const [year, choose] = useNewYearInAddress()
  const open = newYearsOpen(today())
  const refusal = refusalToRunNewYear({ year, today: today() })
  const latest = open.at(-1) ?? year
  return (
    <>
      <PageHead title={words.title} actions={<Hint>{words.explained(year - 1)}</Hint>}>
        <YearSwitcher
          year={year}
          onChange={choose}
          previousAvailable={open.includes(year - 1)}
          nextAvailable={open.includes(year + 1)}
          whyNot={words.closed}
        />
      </PageHead>
      {refusal === null ? (
        <NewYearTable key={year} year={year} />
      ) : (
        <EmptyState title={words.none} text={sentenceOf(refusal)}>
          <Button onClick={() => choose(latest)}>{words.toOpenYear(latest)}</Button>
        </EmptyState>
      )}
    </>
  )
}

/** The year in the URL. Without a year in the URL, it is the latest year for which HR can prepare the leave. */
function useNewYearInAddress(): readonly [year: number, choose: (year: number) => void] {
  const [query] = useSearchParams()
  const [year, choose] = useYearInAddress()
  return [query.has('year') ? year : (newYearsOpen(today()).at(-1) ?? year), choose]
}
