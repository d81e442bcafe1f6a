import { useState } from 'react'

export type ExportKind = 'csv' | 'eblox'

/** One file at a time, and which one it is. */
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
