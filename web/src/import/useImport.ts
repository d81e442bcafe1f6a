import { importFile, LARGEST_IMPORT, type ImportMeaning } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { answerImportQuestion, correctImportCell, rememberHeader } from '@uurwerk/contract/import/importInterpretations'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../app/api/useAction.ts'
import { useAttempt } from '../app/api/useAttempt.ts'
import * as texts from '../texts/texts.ts'
import { contentOf } from './contentOf.ts'
import type { ImportReport } from './queries.ts'
import { reportIn } from './reportIn.ts'

type Phase =
  | { readonly at: 'begin' }
  | { readonly at: 'busy'; readonly text: string }
  | { readonly at: 'checked'; readonly file: File; readonly report: ImportReport }
  | { readonly at: 'done'; readonly report: ImportReport }

const BEGIN: Phase = { at: 'begin' }
/** After each correction of how the server reads a file, the server checks the file again. */
export type FileInterpretation = {
  readonly chooseColumns: (paths: readonly (string | null)[]) => Promise<void>
  readonly answer: (path: string, meaning: ImportMeaning) => Promise<void>
  readonly correct: (cell: { readonly row: number; readonly path: string; readonly value: string }) => Promise<void>
}

export function useImport(kind: ImportKind) {
  const [phase, setPhase] = useState<Phase>(BEGIN)
  const { problem, attempt } = useAttempt()
  const { mutateAsync: send } = useAction(importFile, SHOWN_BY_SCREEN)
  const { mutateAsync: sayHeader } = useAction(rememberHeader, SHOWN_BY_SCREEN)
  const { mutateAsync: sayAnswer } = useAction(answerImportQuestion, SHOWN_BY_SCREEN)
  const { mutateAsync: sayCell } = useAction(correctImportCell, SHOWN_BY_SCREEN)
  const ask = (file: File, preview: 'true' | 'false') =>
    send({ params: { kind }, query: { preview, fileName: file.name.slice(0, 255) }, body: file })

  async function choose(chosen: File): Promise<void> {
    const checked = await attempt(async () => {
      const file = await contentOf(chosen, { largest: LARGEST_IMPORT, tooLarge: texts.imports.tooLarge })
      setPhase({ at: 'busy', text: texts.imports.checking })
      return { file, report: await ask(file, 'true') }
    })
    setPhase(checked === null ? BEGIN : { at: 'checked', ...checked })
  }

  /** Until the server answers, the screen shows the old result. */
  async function checkAfter(say: (report: ImportReport) => Promise<unknown>): Promise<void> {
    if (phase.at !== 'checked') return
    const { file } = phase
    const report = await attempt(async () => {
      await say(phase.report)
      return ask(file, 'true')
    })
    if (report !== null) setPhase({ at: 'checked', file, report })
  }
  const params = { kind }
  const interpretation: FileInterpretation = {
    chooseColumns: (paths) =>
      checkAfter(({ headerKey }) => sayHeader({ params, body: { headerKey, paths: [...paths] } })),
    answer: (path, meaning) => checkAfter(({ fileKey }) => sayAnswer({ params, body: { fileKey, path, meaning } })),
    correct: (cell) => checkAfter(({ fileKey }) => sayCell({ params, body: { fileKey, ...cell } })),
  }

  async function run(): Promise<void> {
    if (phase.at !== 'checked') return
    const { file, report } = phase
    setPhase({ at: 'busy', text: texts.imports.importing(kind, report.made) })
    const done = await attempt(() =>
      ask(file, 'false').catch((error: unknown) => {
        // Another user has changed records since the check, so the report with the new errors replaces the old one.
        const now = reportIn(error)
        if (now === null) throw error
        return now
      }),
    )
    if (done === null) return setPhase(phase)
    if (done.errors.length > 0) return setPhase({ at: 'checked', file, report: done })
    setPhase({ at: 'done', report: done })
  }
  return { phase, problem, choose, run, interpretation, startOver: () => setPhase(BEGIN) }
}
