import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconCalendarDue } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import classes from '../payments.module.css'
import { EntriesTable } from './EntriesTable.tsx'
import { FileDrop } from '../../import/FileDrop.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { BankFileCheck } from './BankFileCheck.tsx'
import { useBankFile } from './useBankFile.ts'

/** The page on which HR imports bank files and books their movements. */
export const PaymentsPage = () => (
  <>
    <PageHead
      title={texts.payments.files.title}
      actions={
        <ActionLink icon={IconCalendarDue} to={paths.adminReceivables()}>
          {texts.payments.receivables.title}
        </ActionLink>
      }
    />
    <div className={classes.page}>
      <BankFilePanel />
      <EntriesTable />
    </div>
  </>
)

/** The file names that the user can choose. Each bank has its own names, but most names end in .cod, .txt or .xml. */
const ACCEPTED = '.cod,.coda,.txt,.xml,text/plain,text/xml,application/xml'

/** The panel in which HR chooses a bank file, sees what its import would change, and imports it. */
function BankFilePanel() {
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
