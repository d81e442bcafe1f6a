import { Button } from '@mantine/core'
import { texts } from '../texts/texts.ts'
import classes from './audit.module.css'

type Props = {
  readonly audit: { readonly fetchNextPage: () => Promise<unknown>; readonly isFetchingNextPage: boolean }
}

/** Loads the next hundred entries. When that fails, the banner shows the reason and the button remains. */
export const MoreButton = ({ audit }: Props) => (
  <div className={classes.more}>
    <Button variant="default" loading={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
      {texts.audit.more}
    </Button>
  </div>
)
