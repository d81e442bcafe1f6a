import { cancelImport, type ImportRun } from '@uurwerk/contract/import/importRuns'
import { Progress } from '@mantine/core'
import { useAction } from '../app/api/useAction.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import classes from './import.module.css'

const words = texts.imports.progress

type Props = {
  /** The progress of the import; null when the server has not started the import yet. */
  readonly run: ImportRun | null
  readonly begin: string
}

export function ImportProgress({ run, begin }: Props) {
  const cancel = useAction(cancelImport)
  const isCounted = run !== null && run.total > 0
  const text = run === null ? begin : words.of(run)
  return (
    <div className={classes.progress}>
      <p role="status">{text}</p>
      <Progress.Root size="lg">
        <Progress.Section
          value={isCounted ? (run.done / run.total) * 100 : 100}
          striped={!isCounted}
          animated={!isCounted}
          aria-label={words.bar}
          {...(isCounted ? { 'aria-valuetext': text } : { 'aria-hidden': true })}
        />
      </Progress.Root>
      {run !== null && (
        <ActionButton
          reason={run.state === 'stopping' ? words.stopping : null}
          onClick={() => cancel.mutateAsync({ params: { id: run.id } })}
        >
          {run.preview ? words.stopCheck : words.stop}
        </ActionButton>
      )}
    </div>
  )
}
