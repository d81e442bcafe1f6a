import type { ImportColumn, ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import * as texts from '../texts/texts.ts'
import classes from './import.module.css'

const { columns: words } = texts.imports

/** The explanation of each column of an import file. */
export const ColumnsExplained = ({ kind }: { readonly kind: ImportKind }) => (
  <details className={classes.explained}>
    <summary>{words.show}</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the element that has the focus. */}
    <div className={classes.scroller} role="region" aria-label={words.show} tabIndex={0}>
      <table className={classes.plain}>
        <thead>
          <tr>
            <th scope="col">{words.header}</th>
            <th scope="col">{words.required}</th>
            <th scope="col">{words.form}</th>
          </tr>
        </thead>
        <tbody>
          {importColumns[kind].map((column) => (
            <tr key={column.header}>
              <th scope="row">{column.header}</th>
              <td>{column.required ? words.yes : words.no}</td>
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
  choices === undefined ? words.forms[form] : words.oneOf(Object.keys(choices))
