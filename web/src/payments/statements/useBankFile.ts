import { importBankFile, LARGEST_BANK_FILE } from '@uurwerk/contract/payments/bankFiles'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { contentOf } from '../../import/contentOf.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import type { BankFileReport } from '../queries.ts'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'

type Phase =
  | { readonly at: 'begin' }
  | { readonly at: 'busy'; readonly text: string }
  | { readonly at: 'checked'; readonly file: File; readonly report: BankFileReport }

const BEGIN: Phase = { at: 'begin' }
const words = texts.payments.files

/** Checks a bank file, and then imports it. */
export function useBankFile() {
  const [phase, setPhase] = useState<Phase>(BEGIN)
  const { problem, attempt } = useAttempt()
  const { mutateAsync } = useAction(importBankFile, SHOWN_BY_SCREEN)
  const send = (file: File, preview: 'true' | 'false') =>
    mutateAsync({ query: { preview, fileName: file.name }, body: file })

  async function choose(chosen: File): Promise<void> {
    const checked = await attempt(async () => {
      setPhase({ at: 'busy', text: words.reading })
      const file = await contentOf(chosen, { largest: LARGEST_BANK_FILE, tooLarge: words.tooLarge })
      return { file, report: await send(file, 'true') }
    })
    setPhase(checked === null ? BEGIN : { at: 'checked', ...checked })
  }

  async function run(): Promise<void> {
    if (phase.at !== 'checked') return
    const { file } = phase
    setPhase({ at: 'busy', text: words.importing })
    const report = await attempt(() => send(file, 'false'))
    if (report === null) return setPhase(phase)
    await readsAreFresh()
    setPhase(BEGIN)
    showNote(report.alreadyImported ? words.already(file.name) : words.done(file.name, report.booked.length))
  }

  return { phase, problem, choose, run, startOver: () => setPhase(BEGIN) }
}
