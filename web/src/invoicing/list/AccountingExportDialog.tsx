import { accountingCsv, accountingZip } from '@uurwerk/contract/invoicing/accountingExport'
import { sentenceOf } from '@uurwerk/contract/problems'
import type { Day } from '@uurwerk/domain/time/day'
import { refusalOfRange } from '@uurwerk/domain/time/refusalOfRange'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useState } from 'react'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { IconFileZip, IconTableExport } from '../../ui/icons.ts'

type Props = { readonly yearMonth: YearMonth; readonly onClose: () => void }

const words = texts.batches.books
const FILES = {
  csv: { endpoint: accountingCsv, icon: IconTableExport },
  zip: { endpoint: accountingZip, icon: IconFileZip },
} as const
type Kind = keyof typeof FILES
const KINDS: readonly Kind[] = ['csv', 'zip']

/**
 * The dialog that downloads a file for the bookkeeping: the amounts as CSV, or the documents as a zip file. It begins
 * with the shown month (rule invoicing-128).
 */
export function AccountingExportDialog({ yearMonth, onClose }: Props) {
  const [from, setFrom] = useState<Day | null>(firstDayOf(yearMonth))
  const [to, setTo] = useState<Day | null>(lastDayOf(yearMonth))
  const [running, setRunning] = useState<Kind | null>(null)
  const why = whyNoPeriod(from, to)

  async function save(kind: Kind): Promise<void> {
    if (from === null || to === null) return
    setRunning(kind)
    try {
      await download(FILES[kind].endpoint, { query: { from, to } })
    } catch {
      // The dialog closes after an error, because it would cover the banner with the error.
      onClose()
    } finally {
      setRunning(null)
    }
  }
  return (
    <Dialog onClose={onClose} title={words.title} subtitle={words.explanation}>
      <Fields>
        <DayField label={words.from} reader="office" value={from} onChange={setFrom} />
        <DayField
          label={words.to}
          reader="office"
          value={to}
          onChange={setTo}
          error={from !== null && to !== null && why}
        />
      </Fields>
      <DialogButtons onCancel={onClose} cancel={texts.ui.close}>
        {KINDS.map((kind) => {
          const Icon = FILES[kind].icon
          return (
            <ActionButton
              key={kind}
              icon={Icon}
              reason={running !== null && running !== kind ? words.oneAtATime : why}
              onClick={() => save(kind)}
            >
              {running === kind ? words.downloading : words[kind]}
            </ActionButton>
          )
        })}
      </DialogButtons>
    </Dialog>
  )
}

function whyNoPeriod(from: Day | null, to: Day | null): string | null {
  if (from === null || to === null) return words.fillIn
  const refusal = refusalOfRange(from, to)
  return refusal && sentenceOf(refusal)
}
