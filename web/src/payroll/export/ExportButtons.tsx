import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useState } from 'react'
import { IconDownload, IconTableExport } from '../../ui/icons.ts'

type Export = {
  readonly download: () => Promise<void>
  /** The reason why this export file cannot be made now. */
  readonly reason: string | null
}

type Props = {
  readonly csv: Export
  readonly eblox: Export
  /** Both buttons call this function after a file was made, because the server has then stored a new export. */
  readonly onExported: () => unknown
}

const words = texts.payroll.exports
type ExportKind = 'csv' | 'eblox'
const ICONS = { csv: IconDownload, eblox: IconTableExport }

/** The buttons for the files eBlox and CSV. Both buttons are disabled while one export runs. */
export function ExportButtons({ csv, eblox, onExported }: Props) {
  const [running, setRunning] = useState<ExportKind | null>(null)

  async function save(kind: ExportKind, download: () => Promise<void>): Promise<void> {
    setRunning(kind)
    try {
      await download()
      await onExported()
    } finally {
      setRunning(null)
    }
  }
  const button = (kind: ExportKind, { download, reason }: Export) => (
    <ActionButton
      variant={kind === 'eblox' ? 'filled' : 'default'}
      icon={ICONS[kind]}
      reason={running === null ? reason : running === kind ? null : words.oneAtATime}
      onClick={() => save(kind, download)}
    >
      {running === kind ? words.downloading : words[kind]}
    </ActionButton>
  )
  return (
    <>
      {button('csv', csv)}
      {button('eblox', eblox)}
    </>
  )
}
