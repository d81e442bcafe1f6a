import { Button } from '@mantine/core'
import { texts } from '../texts/texts.ts'
import classes from './audit.module.css'

type Props = {
  readonly audit: { readonly fetchNextPage: () => Promise<unknown>; readonly isFetchingNextPage: boolean }
}

/** A hundred older entries; why they could not be read stands in the banner, and the button stays for another try. */
export const MoreButton = ({ audit }: Props) => (
  <div className={classes.more}>
    <Button variant="default" loading={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
      {texts.audit.more}
    </Button>
  </div>
)
