import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { sentenceOfError } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import classes from './page.module.css'

type Props = {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** What could not be read: 'De lijst kon niet geladen worden'. */
  readonly title?: string
}

/** In the place of what should have stood there, with a way out. */
export function LoadError({ error, onRetry, title = texts.ui.loadFailed }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.errorMark}>
        <IconCloudOff size={22} stroke={1.75} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{sentenceOfError(error)}</p>
      <div className={classes.emptyActions}>
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() => onRetry()}
        >
          {texts.ui.retry}
        </Button>
      </div>
    </div>
  )
}
