import { IconAlertTriangle } from '../../ui/icons.ts'
import classes from './preview.module.css'

/** The warnings before HR makes an invoice. HR can make the invoice with these warnings. */
export const PreviewWarnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.length === 0 ? null : (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {warning}
        </li>
      ))}
    </ul>
  )
