import { useState } from 'react'

export type ExportKind = 'csv' | 'eblox'

/** Makes one export at a time, and tells which format is being made. */
export function useExport(onDone: () => unknown) {
  const [running, setRunning] = useState<ExportKind | null>(null)

  async function save(kind: ExportKind, download: () => Promise<void>): Promise<void> {
    setRunning(kind)
    try {
      await download()
      await onDone()
    } finally {
      setRunning(null)
    }
  }
  return { running, save }
}
