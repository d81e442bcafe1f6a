import { IconAlertTriangle } from '@tabler/icons-react'
import { sentenceOfError } from '../../api/apiProblem.ts'
import classes from './ProblemLine.module.css'

/** Why something was not saved, at the place where it was tried. */
export const ProblemLine = ({ problem }: { readonly problem: Error | null }) =>
  problem !== null && (
    <p className={classes.root} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {sentenceOfError(problem)}
    </p>
  )
