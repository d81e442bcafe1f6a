import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useLayoutEffect, useState } from 'react'

export type BulkStep = 'approve' | 'disapprove' | 'reopen' | 'lock' | 'unlock' | 'confirm' | 'pdf'

type Progress = { readonly step: BulkStep; readonly done: number; readonly all: number }

type Act = (row: ContractMonthRow) => Promise<unknown>

/** Does an action for many rows, and returns the rows for which the action failed. */
type ActOnAll = (rows: readonly ContractMonthRow[]) => Promise<readonly ContractMonthRow[]>

type Work = (count: () => void) => Promise<readonly ContractMonthRow[]>

/** Does one action for many rows. Rows for which the action failed stay selected (rule timesheets-61). */
export function useBulk(onChoose: (rows: readonly ContractMonthRow[]) => void) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const isUnderWay = progress !== null

  // The screen already shows all rows as done, but some requests may not be sent yet. The browser therefore asks for a
  // confirmation before it closes the tab.
  useLayoutEffect(() => {
    if (!isUnderWay) return
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  async function underWay(step: BulkStep, rows: readonly ContractMonthRow[], work: Work): Promise<void> {
    setProgress({ step, done: 0, all: rows.length })
    const left = await work(() => setProgress((now) => now && { ...now, done: now.done + 1 }))
    setProgress(null)
    onChoose(left)
  }

  const run = (step: BulkStep, rows: readonly ContractMonthRow[], act: Act) =>
    underWay(step, rows, async (count) => {
      const results = await Promise.allSettled(rows.map((row) => act(row).then(count)))
      return rows.filter((_row, index) => results[index]?.status === 'rejected')
    })

  const runAtOnce = (step: BulkStep, rows: readonly ContractMonthRow[], act: ActOnAll) =>
    underWay(step, rows, () => act(rows).catch(() => rows))

  return { progress, run, runAtOnce }
}
