import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../import.module.css'
import type { ImportReport } from '../queries.ts'

const { sample: words, errors } = texts.imports

/**
 * The first rows of the import file as the server read them, with default values for empty cells. HR can see whether
 * the server read the file correctly.
 */
export function SampleTable({ kind, report }: { readonly kind: ImportKind; readonly report: ImportReport }) {
  const { sample, made } = report
  const headers = headersOf(kind, sample)
  return (
    <Panel title={words.title} aside={words.text(sample.length, made)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the element that has the focus. */}
      <div className={classes.scroller} role="region" aria-label={words.rows} tabIndex={0}>
        <table className={classes.plain} aria-label={words.title}>
          <thead>
            <tr>
              {[errors.row, ...headers].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ row, values }) => (
              <tr key={row}>
                <td>{row}</td>
                {headers.map((header) => (
                  <td key={header}>{values[header]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

const headersOf = (kind: ImportKind, sample: ImportReport['sample']): readonly string[] =>
  importColumns[kind]
    .map(({ header }) => header)
    .filter((header) => sample.some(({ values }) => (values[header] ?? '') !== ''))
