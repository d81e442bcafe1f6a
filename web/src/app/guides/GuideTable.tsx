import type { Words } from './guide.ts'
import classes from './guides.module.css'
import { GuideWords } from './GuideWords.tsx'

type Props = { readonly name: string; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }

export const GuideTable = ({ name, head, rows }: Props) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {head.map((words, index) => (
          <th key={index} scope="col">
            <GuideWords name={name} words={words} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((words, column) => (
            <td key={column}>
              <GuideWords name={name} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
