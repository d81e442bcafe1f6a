import { IconAlertTriangle } from '../icons.ts'
import classes from './warnings.module.css'

/** While the user types, a screen reader announces each new warning. */
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
