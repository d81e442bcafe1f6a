import { FileDrop } from '../../import/FileDrop.tsx'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { BankFileCheck } from './BankFileCheck.tsx'
import { useBankFile } from './useBankFile.ts'

/** Banks use these and other names: .cod, .txt and .xml are the common ones. */
const ACCEPTED = '.cod,.coda,.txt,.xml,text/plain,text/xml,application/xml'

/** Accepts a bank file, shows what it books, and imports it. */
export function BankFilePanel() {
  const { phase, problem, choose, run, startOver } = useBankFile()
  if (phase.at === 'checked')
    return <BankFileCheck report={phase.report} problem={problem} onRun={run} onCancel={startOver} />
  return (
    <Panel>
      {phase.at === 'busy' ? (
        <p role="status">{phase.text}</p>
      ) : (
        <FileDrop onFile={choose} accept={ACCEPTED} words={texts.payments.files} />
      )}
      <ProblemLine problem={problem} />
    </Panel>
  )
}
