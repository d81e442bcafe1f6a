import { Skeleton } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import classes from './contractMonths.module.css'
import type { StepCounts } from './stepCounts.ts'

const STEPS = ['approved', 'completed', 'locked', 'open'] as const

/**
 * The number of contracts in each step, as a bar and as numbers. A placeholder is shown while the numbers are loading.
 */
export function StepSummary({ counts }: { readonly counts: StepCounts | null }) {
  const words = texts.contractMonths.summary
  if (counts === null) return <Skeleton h={8} my={6.5} />
  const all = STEPS.reduce((sum, step) => sum + counts[step], 0)
  return (
    <>
      <span>
        <strong>{all}</strong> {words.contracts(all)}
      </span>
      <span className={classes.bar} aria-hidden>
        {STEPS.map((step) => counts[step] > 0 && <i key={step} data-step={step} style={{ flex: counts[step] }} />)}
      </span>
      {STEPS.map((step) => (
        <span key={step} className={classes.legend}>
          <i className={classes.swatch} data-step={step} aria-hidden />
          <strong>{counts[step]}</strong> {words[step]}
        </span>
      ))}
    </>
  )
}
