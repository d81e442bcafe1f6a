import { sentenceOfError } from '../../app/api/apiProblem.ts'
import { IconAlertTriangle } from '../icons.ts'
import classes from './Form.module.css'

export const ProblemLine = ({ problem }: { readonly problem: Error | null }) =>
  problem !== null && (
    <p className={classes.problem} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {sentenceOfError(problem)}
    </p>
  )
