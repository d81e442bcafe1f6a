import { FileDrop } from '../../import/FileDrop.tsx'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { BankFileCheck } from './BankFileCheck.tsx'
import { useBankFile } from './useBankFile.ts'

/** The file names that the user can choose. Banks use many names. The usual names end in .cod, .txt or .xml. */
const ACCEPTED = '.cod,.coda,.txt,.xml,text/plain,text/xml,application/xml'

/** The panel that accepts a bank file, shows its effect, and imports the file. */
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
