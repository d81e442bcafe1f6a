import type { ImportColumn, ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import shared from '../import.module.css'
import classes from './check.module.css'
import type { ImportReport } from '../queries.ts'

const words = texts.imports.fileColumns

type Props = {
  readonly kind: ImportKind
  readonly report: ImportReport
  readonly onChoose: (paths: readonly (string | null)[]) => Promise<void>
}

/**
 * The table shows, for each column of the file, the field as which the server reads it. HR can choose another field.
 */
export function FileColumns({ kind, report: { columns, isRemembered, headerRow }, onChoose }: Props) {
  const [chosen, setChosen] = useState(() => columns.map(({ path }) => path))
  const isChanged = chosen.some((path, index) => path !== columns[index]!.path)
  const isClear = columns.every(({ path }) => path !== null) && missing(kind, chosen).length === 0
  return (
    <Panel title={words.title} aside={words.aside(columns.filter(({ path }) => path !== null).length, columns.length)}>
      <details className={shared.explained} open={!isClear}>
        <summary>{words.show}</summary>
        <Hint>{isRemembered ? words.remembered : words.text(headerRow)}</Hint>
        <ul className={classes.fileColumns}>
          {columns.map(({ header, examples }, index) => (
            <li key={`${index} ${header}`}>
              <span>
                <strong>{header === '' ? words.noHeader : header}</strong>
                <small>{examples.join(' · ')}</small>
              </span>
              <NativeSelect
                aria-label={words.readAs(header)}
                data={[
                  { value: '', label: words.notRead },
                  ...importColumns[kind].map((column) => ({ value: column.path, label: nameOf(column) })),
                ]}
                value={chosen[index] ?? ''}
                onChange={({ currentTarget: { value } }) => setChosen(withChoice(chosen, index, value))}
              />
            </li>
          ))}
        </ul>
        <div className={shared.acts}>
          <ActionButton
            variant="filled"
            reason={isChanged ? null : words.unchanged}
            reasonBelow
            onClick={() => onChoose(chosen)}
          >
            {words.apply}
          </ActionButton>
        </div>
      </details>
    </Panel>
  )
}

const nameOf = ({ header, required }: ImportColumn): string => (required ? `${header} *` : header)

const missing = (kind: ImportKind, chosen: readonly (string | null)[]): ImportColumn[] =>
  importColumns[kind].filter(({ required, path }) => required && !chosen.includes(path))

/** Chooses the field of a column. Another column that had this field is not read any more. */
const withChoice = (chosen: readonly (string | null)[], at: number, value: string): (string | null)[] =>
  chosen.map((path, index) => (index === at ? (value === '' ? null : value) : path === value ? null : path))
