import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { IconAlertTriangle, IconDatabaseImport } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { ErrorTable } from './ErrorTable.tsx'
import { ACCEPTED } from '../accepted.ts'
import { FileChoice } from '../FileChoice.tsx'
import classes from '../import.module.css'
import { ErrorGroups } from './ErrorGroups.tsx'
import { FileColumns } from './FileColumns.tsx'
import { Questions } from './Questions.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import type { ImportReport } from '../queries.ts'
import { SampleTable } from './SampleTable.tsx'
import type { FileReading, ImportedFile } from '../useImport.ts'

const words = texts.imports

type Props = {
  readonly kind: ImportKind
  readonly file: ImportedFile
  readonly report: ImportReport
  readonly problem: Error | null
  readonly reading: FileReading
  readonly onRun: () => Promise<void>
  readonly onFile: (file: File) => Promise<void>
}

/** The result of the check: the records that the import of the file would make or change. */
export function ImportCheck({ kind, file, report, problem, reading, onRun, onFile }: Props) {
  const top = useRef<HTMLDivElement>(null)
  // The button that chose the file is no longer on the screen, so the focus moves to the result of the check.
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  const { errors, errorCount, warnings, warningCount, differing, differingCount } = report
  const { made, columns, questions, errorGroups, sheets, corrected, headerKey, withoutOpening } = report
  const unread = columns.flatMap(({ path, header }) => (path === null && header !== '' ? [header] : []))
  return (
    <div className={classes.parts} ref={top} tabIndex={-1}>
      <Panel title={words.check(file.name)}>
        <ImportCounts report={report} />
        {unread.length > 0 && <Notice>{words.ignored(unread)}</Notice>}
        {sheets !== null && sheets.others.length > 0 && <Notice>{words.sheets(sheets.read, sheets.others)}</Notice>}
        {withoutOpening > 0 && <Notice>{words.withoutOpening(withoutOpening)}</Notice>}
        {corrected > 0 && <Hint>{words.correct.count(corrected)}</Hint>}
        <div className={classes.acts}>
          <FileChoice onFile={onFile} accept={ACCEPTED} label={words.chooseFile}>
            {words.otherFile}
          </FileChoice>
          <ActionButton
            variant="filled"
            leftSection={<IconDatabaseImport size={16} stroke={1.75} aria-hidden />}
            reason={errors.length > 0 ? words.fixFirst(errorCount) : made === 0 ? words.nothingNew : null}
            reasonBelow
            onClick={onRun}
          >
            {made === 0 ? words.title : words.act(kind, made)}
          </ActionButton>
        </div>
        <ProblemLine problem={problem} />
      </Panel>
      {questions.length > 0 && <Questions questions={questions} onAnswer={reading.answer} />}
      <FileColumns
        key={`${headerKey} ${columns.map(({ path }) => path ?? '').join(' ')}`}
        kind={kind}
        report={report}
        onChoose={reading.chooseColumns}
      />
      {errorGroups.length > 0 && errorGroups.length < errorCount && <ErrorGroups groups={errorGroups} />}
      {errors.length > 0 && (
        <ErrorTable kind={kind} errors={errors} count={errorCount} columns={columns} onCorrect={reading.correct} />
      )}
      {warnings.length > 0 && <ErrorTable kind={kind} errors={warnings} count={warningCount} only="warnings" />}
      {differing.length > 0 && <DifferenceTable kind={kind} differing={differing} count={differingCount} />}
      {made > 0 && <SampleTable kind={kind} report={report} />}
    </div>
  )
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.ignored}>
    <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
    {children}
  </p>
)
