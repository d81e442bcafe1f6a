import { TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { IconSearch } from '../../icons.ts'
import classes from '../table.module.css'

type Props = {
  readonly placeholder: string
  readonly initial: string
  readonly onSearch: (text: string) => void
  /** True after the user clicked 'Zoekopdracht wissen'. The search field then gets the focus. */
  readonly takesFocus: boolean
}

/** A search field that keeps its own text. A typed letter then appears immediately, also above a long list. */
export const SearchField = memo(function SearchField({ placeholder, initial, onSearch, takesFocus }: Props) {
  const [text, setText] = useState(initial)
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={placeholder}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      ref={takesFocus ? focus : undefined}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onSearch(event.currentTarget.value)
      }}
    />
  )
})

const focus = (element: HTMLInputElement | null) => element?.focus()
