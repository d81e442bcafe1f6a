import { Skeleton } from '@mantine/core'
import classes from './table.module.css'

const ROWS = [62, 38, 74, 46, 57, 68, 41, 53]

/** The shape of the list, of the same height as its rows; drawn only when the answer lets itself be waited for. */
export const SkeletonRows = ({ columns }: { readonly columns: number }) => (
  <tbody role="rowgroup" className={classes.skeleton} aria-hidden>
    {ROWS.map((width) => (
      <tr key={width} role="row">
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} role="cell">
            <Skeleton width={`${width}%`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
