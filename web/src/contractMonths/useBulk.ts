import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { useEffect, useState } from 'react'

export type BulkStep = 'approve' | 'reopen' | 'pdf'

type Progress = { readonly step: BulkStep; readonly done: number; readonly all: number }

type Act = (row: ContractMonthRow) => Promise<unknown>

/** One step for many rows, with how far it has come. Those that did not make it stay chosen. */
export function useBulk(onChoose: (rows: readonly ContractMonthRow[]) => void) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const isUnderWay = progress !== null

  // Whoever closes the tab now leaves rows behind that look done already: the browser asks first.
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  async function run(step: BulkStep, rows: readonly ContractMonthRow[], act: Act): Promise<void> {
    setProgress({ step, done: 0, all: rows.length })
    const count = () => setProgress((now) => now && { ...now, done: now.done + 1 })
    const results = await Promise.allSettled(rows.map((row) => act(row).then(count)))
    setProgress(null)
    onChoose(rows.filter((_row, index) => results[index]?.status === 'rejected'))
  }
  return { progress, run }
}
