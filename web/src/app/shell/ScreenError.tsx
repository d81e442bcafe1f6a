import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { IconHome, IconRefresh } from '../../ui/icons.ts'
import { isFromServer, sentenceOfError } from '../api/apiProblem.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'

/** Replaces a screen that crashed. Its link loads the whole page again, so it also works after the crash. */
export function ScreenError() {
  const error = useRouteError()
  const text = isFromServer(error) ? sentenceOfError(error) : texts.shell.screenFailedText
  return (
    <EmptyState title={texts.shell.screenFailed} text={text}>
      <Button
        variant="filled"
        leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
        onClick={() => window.location.reload()}
      >
        {texts.ui.retry}
      </Button>
      <Button component="a" href={paths.welcome()} leftSection={<IconHome size={16} stroke={1.75} aria-hidden />}>
        {texts.shell.toStart}
      </Button>
    </EmptyState>
  )
}
