import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import * as texts from '../../texts/texts.ts'
import { WarningIcon } from './WarningIcon.tsx'
import classes from './workingTime.module.css'

export const WarningLines = ({ warnings }: { readonly warnings: readonly WorkingTimeWarning[] }) =>
  warnings.length > 0 && (
    <ul className={classes.lines} aria-label={texts.workingTime.title}>
      {warnings.map(({ message, severity }) => (
        <li key={message}>
          <WarningIcon severity={severity} size={16} />
          {message}
        </li>
      ))}
    </ul>
  )
