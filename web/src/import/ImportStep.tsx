import { IMPORT_KINDS, type ImportKind, type ImportColumn } from '@uurwerk/contract/import/importColumn'
import { ProblemLine } from '../ui/form/ProblemLine.tsx'
import { IconAlertTriangle, IconDatabaseImport, IconDownload } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import * as texts from '../texts/texts.ts'
import { FileDrop } from './FileDrop.tsx'
import classes from './import.module.css'
import { useImport, type FileInterpretation } from './useImport.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { importExport, importTemplate, importFile } from '@uurwerk/contract/import/import'
import { download } from '../app/api/request/download.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { importRuns, type ImportRun } from '@uurwerk/contract/import/importRuns'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { makeStale } from '../app/api/keepReadsFresh.ts'
import { queryOf } from '../app/api/queryOf.ts'
import { Button, Card } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import type { ImportReport } from './queries.ts'
import { DifferenceTable } from './check/DifferenceTable.tsx'
import { ErrorTable } from './check/ErrorTable.tsx'
import { FileChoice } from './FileChoice.tsx'
import { ErrorGroups } from './check/ErrorGroups.tsx'
import { FileColumns } from './check/FileColumns.tsx'
import { Questions } from './check/Questions.tsx'
import { ImportCounts } from './check/ImportCounts.tsx'
import { SampleTable } from './check/SampleTable.tsx'
import { importColumns } from '@uurwerk/contract/import/importColumns'

const words = texts.imports

/**
 * HR downloads the template, chooses a file, checks it, and imports it. The screen hides a step that HR cannot do yet.
 */
export function ImportStep({ kind }: { readonly kind: ImportKind }) {
  const { phase, problem, choose, run, interpretation, startOver } = useImport(kind)
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
          interpretation={interpretation}
          onRun={run}
          onFile={choose}
        />
      )}
    </div>
  )
}

const TemplatePanel = ({ kind }: { readonly kind: ImportKind }) => (
  <Panel title={words.prepare}>
    <div className={classes.line}>
      <ActionButton
        icon={IconDownload}
        // The red banner shows why the download failed.
        onClick={() => download(importTemplate, { params: { kind } }).catch(() => {})}
      >
        {words.template}
      </ActionButton>
      <ActionButton onClick={() => download(importExport, { params: { kind } }).catch(() => {})}>
        {words.export}
      </ActionButton>
      <Hint>{words.templateText}</Hint>
    </div>
    <ColumnsExplained kind={kind} />
  </Panel>
)

const POLL_MS = 500

const isUnderWay = ({ state }: ImportRun): boolean => state === 'running' || state === 'stopping'

/** Finds the running check or import of this kind in any tab, and an import that ended in the last minute. */
function useImportRun(kind: ImportKind, isBusy: boolean) {
  const { data } = useQuery({
    ...queryOf(importRuns),
    refetchInterval: ({ state }) =>
      isBusy || state.data?._embedded.importRunDtoList.some(isUnderWay) === true ? POLL_MS : false,
  })
  const runs = data?._embedded.importRunDtoList.filter((run) => run.kind === kind) ?? []
  const underWay = runs.find(isUnderWay) ?? null
  const ended = runs.find((run) => !isUnderWay(run) && !run.preview) ?? null
  const done = ended?.state === 'done' ? ended.id : null
  useEffect(() => {
    // The import may have run in another tab, so the screens of this tab must load the new records.
    if (done !== null) void makeStale(importFile.changes ?? [])
  }, [done])
  return { underWay, ended }
}

const WHERE: Readonly<Record<ImportKind, () => string>> = {
  people: () => paths.adminUsers(),
  customers: () => paths.adminCustomers(),
  shiftTypes: () => paths.adminCustomers(),
  contracts: () => paths.adminContracts(),
  balances: () => paths.adminVacation(),
}

type ImportDoneProps = { readonly kind: ImportKind; readonly report: ImportReport; readonly onAnother: () => void }

function ImportDone({ kind, report, onAnother }: ImportDoneProps) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  const next = IMPORT_KINDS[IMPORT_KINDS.indexOf(kind) + 1]
  return (
    <Card ref={top} tabIndex={-1} role="status">
      <EmptyState title={words.done(kind, report.made)} text={words.doneText(report)}>
        {next !== undefined && (
          <Button component={Link} to={paths.adminImport({ kind: next })} replace variant="filled">
            {words.next(next)}
          </Button>
        )}
        <Button component={Link} to={WHERE[kind]()}>
          {words.look[kind]}
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          {words.another}
        </Button>
      </EmptyState>
    </Card>
  )
}

type ImportCheckProps = {
  readonly kind: ImportKind
  readonly file: File
  readonly report: ImportReport
  readonly problem: Error | null
  readonly interpretation: FileInterpretation
  readonly onRun: () => Promise<void>
  readonly onFile: (file: File) => Promise<void>
}

function ImportCheck({ kind, file, report, problem, interpretation, onRun, onFile }: ImportCheckProps) {
  const top = useRef<HTMLDivElement>(null)
  // The button that chose the file is gone, so the focus moves to the result of the check.
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
            icon={IconDatabaseImport}
            reason={errors.length > 0 ? words.fixFirst(errorCount) : made === 0 ? words.nothingNew : null}
            reasonBelow
            onClick={onRun}
          >
            {made === 0 ? words.title : words.act(kind, made)}
          </ActionButton>
        </div>
        <ProblemLine problem={problem} />
      </Panel>
      {questions.length > 0 && <Questions questions={questions} onAnswer={interpretation.answer} />}
      <FileColumns
        key={`${headerKey} ${columns.map(({ path }) => path ?? '').join(' ')}`}
        kind={kind}
        report={report}
        onChoose={interpretation.chooseColumns}
      />
      {errorGroups.length > 0 && errorGroups.length < errorCount && <ErrorGroups groups={errorGroups} />}
      {errors.length > 0 && (
        <ErrorTable
          kind={kind}
          errors={errors}
          count={errorCount}
          columns={columns}
          onCorrect={interpretation.correct}
        />
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

/**
 * The types of files that HR can choose. Programs give CSV files several types. Old .xls workbooks are included,
 * because the server then explains what to do.
 */
const ACCEPTED =
  '.xlsx,.xlsm,.xls,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ColumnsExplained = ({ kind }: { readonly kind: ImportKind }) => (
  <details className={classes.explained}>
    <summary>{words.columns.show}</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the element that has the focus. */}
    <div className={classes.scroller} role="region" aria-label={words.columns.show} tabIndex={0}>
      <table className={classes.plain}>
        <thead>
          <tr>
            <th scope="col">{words.columns.header}</th>
            <th scope="col">{words.columns.required}</th>
            <th scope="col">{words.columns.form}</th>
          </tr>
        </thead>
        <tbody>
          {importColumns[kind].map((column) => (
            <tr key={column.header}>
              <th scope="row">{column.header}</th>
              <td>{column.required ? words.columns.yes : words.columns.no}</td>
              <td>
                {formOf(column)}
                {column.note !== undefined && <small>{column.note}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

const formOf = ({ choices, form }: ImportColumn): string =>
  choices === undefined ? words.columns.forms[form] : words.columns.oneOf(Object.keys(choices))
