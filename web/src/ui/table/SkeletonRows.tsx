import { Skeleton } from '@mantine/core'
import classes from './table.module.css'

const ROWS = [62, 38, 74, 46, 57, 68, 41, 53]

/** Placeholder rows with the height of real rows. They are shown only when the rows take more than a moment to load. */
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
