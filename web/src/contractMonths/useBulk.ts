import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { useState } from 'react'

export type BulkStep = 'approve' | 'reopen' | 'pdf'

type Progress = { readonly step: BulkStep; readonly done: number; readonly all: number }

type Act = (row: ContractMonthRow) => Promise<unknown>

/** One step for many rows, with how far it has come. Those that did not make it stay chosen. */
export function useBulk(onChoose: (rows: readonly ContractMonthRow[]) => void) {
  const [progress, setProgress] = useState<Progress | null>(null)

  async function run(step: BulkStep, rows: readonly ContractMonthRow[], act: Act): Promise<void> {
    setProgress({ step, done: 0, all: rows.length })
    const count = () => setProgress((now) => now && { ...now, done: now.done + 1 })
    const results = await Promise.allSettled(rows.map((row) => act(row).then(count)))
    setProgress(null)
    onChoose(rows.filter((_row, index) => results[index]?.status === 'rejected'))
  }
  return { progress, run }
}

/** For what must not run all at once: each begins when the one before it has ended, well or not. */
export function inTurn(act: Act): Act {
  let last: Promise<unknown> = Promise.resolve()
  return (row) => {
    const mine = last.then(() => act(row))
    last = mine.catch(() => {})
    return mine
  }
}
