import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import classes from './hrStart.module.css'

const SHOWN_FIRST = 5

type Props<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly children: (item: Item, index: number) => ReactNode
}

/** The first rows of a list, and a button that shows all rows. The list has no scroll bar of its own. */
export function ShortList<Item>({ label, items, children }: Props<Item>) {
  const [isWhole, whole] = useDisclosure()
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {(isWhole ? items : items.slice(0, SHOWN_FIRST)).map(children)}
      </ul>
      {items.length > SHOWN_FIRST && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.whole}
          aria-expanded={isWhole}
          aria-label={`${label}: ${texts.hrStart.whole(isWhole, items.length)}`}
          onClick={whole.toggle}
        >
          {texts.hrStart.whole(isWhole, items.length)}
        </Button>
      )}
    </>
  )
}
