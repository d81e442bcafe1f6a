import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './check.module.css'
import type { ImportReport } from '../queries.ts'

const { groups: words, errors } = texts.imports

/** The errors of the file, counted by column. When many rows have the same error, it is one line. */
export const ErrorGroups = ({ groups }: { readonly groups: ImportReport['errorGroups'] }) => (
  <Panel title={words.title}>
    <ul className={classes.groups}>
      {groups.map((group) => (
        <li key={`${group.column ?? ''} ${group.message}`}>
          <strong>{group.column ?? errors.wholeRow}</strong>
          <span>{words.times(group.count)}</span>
          <p>
            {group.message} <small>{words.first(group.row, group.value)}</small>
          </p>
        </li>
      ))}
    </ul>
  </Panel>
)
