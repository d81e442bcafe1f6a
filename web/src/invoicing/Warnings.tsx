import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './warnings.module.css'

/** What HR should know before a document gets its number; it announces what changes while one types. */
export const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) => (
  <ul className={classes.warnings} role="status">
    {warnings.map((warning) => (
      <li key={warning}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        {warning}
      </li>
    ))}
  </ul>
)
