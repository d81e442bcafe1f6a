import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { ProblemLine } from '../ui/form/ProblemLine.tsx'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import * as texts from '../texts/texts.ts'
import { FileDrop } from './FileDrop.tsx'
import { ImportCheck } from './check/ImportCheck.tsx'
import { ImportDone } from './ImportDone.tsx'
import { TemplatePanel } from './TemplatePanel.tsx'
import { ACCEPTED } from './accepted.ts'
import classes from './import.module.css'
import { useImport } from './useImport.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { useImportRun } from './useImportRun.ts'

const words = texts.imports

/** The parts of one import step: template, file, check and import. A later part is hidden until it is possible. */
export function ImportStep({ kind }: { readonly kind: ImportKind }) {
  const { phase, problem, choose, run, reading, startOver } = useImport(kind)
  const { underWay, ended } = useImportRun(kind, phase.at === 'busy')
  const isRunning = phase.at === 'busy' || underWay !== null
  return (
    <div className={classes.parts}>
      {phase.at === 'done' && <ImportDone kind={kind} report={phase.report} onAnother={startOver} />}
      {phase.at === 'begin' && <TemplatePanel kind={kind} />}
      {(phase.at === 'begin' || phase.at === 'busy') && (
        <Panel title={words.choose}>
          {isRunning ? (
            <ImportProgress run={underWay} begin={phase.at === 'busy' ? phase.text : ''} />
          ) : (
            <div className={classes.choice}>
              {ended !== null && <Hint>{words.progress.ended(ended)}</Hint>}
              <FileDrop onFile={choose} accept={ACCEPTED} words={words} />
            </div>
          )}
          <ProblemLine problem={problem} />
        </Panel>
      )}
      {phase.at === 'checked' && (
        <ImportCheck
          kind={kind}
          file={phase.file}
          report={phase.report}
          problem={problem}
          reading={reading}
          onRun={run}
          onFile={choose}
        />
      )}
    </div>
  )
}
