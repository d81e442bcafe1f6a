import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApiProblem, sentenceOfError } from '../../../app/api/apiProblem.ts'
import * as texts from '../../../texts/texts.ts'
import { IconCloudOff, IconHome, IconRefresh } from '../../icons.ts'
import classes from '../page.module.css'

type Props = {
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly title?: string
}

/** The start URL of the app. For a signed-in user, this URL opens the first screen. */
const START = '/'

/** True when the record does not exist. A second attempt would also fail, so the button to try again is not shown. */
const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404

/** The message when content could not be loaded, with a button to try again (rule screens-20). */
export function LoadError({ error, onRetry, title = texts.ui.loadFailed }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.errorMark}>
        <IconCloudOff size={22} stroke={1.75} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{sentenceOfError(error)}</p>
      <div className={classes.emptyActions}>
        {isMissing(error) ? (
          <Button component={Link} to={START} leftSection={<IconHome size={16} stroke={1.75} aria-hidden />}>
            {texts.shell.toStart}
          </Button>
        ) : (
          <Button
            variant="filled"
            leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
            onClick={() => onRetry()}
          >
            {texts.ui.retry}
          </Button>
        )}
      </div>
    </div>
  )
}
