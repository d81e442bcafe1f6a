import { search } from '@uurwerk/contract/hrStart/search'
import { TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { queryOf } from '../../api/queryOf.ts'
import { currentMonth } from '../../clock/now.ts'
import { useSharedMonth } from '../../month/sharedMonth.ts'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './palette.module.css'
import { markedParts } from './markedParts.ts'
import { paletteGroups, typedMonth } from './paletteGroups.ts'
import type { Page, PaletteGroup, PaletteItem } from './paletteGroups.ts'

type Props = {
  /** True for HR. Only HR can search the data of the company. */
  readonly isHr: boolean
  readonly pages: readonly Page[]
  readonly onClose: () => void
}

/** The time in milliseconds without typing after which the search is sent. */
const REST_MS = 120
const SHORTEST_SEARCH = 2
const words = texts.palette

/** A dialog that finds people, customers, contracts, months, invoices and screens, and opens the chosen one. */
export function Palette({ isHr, pages, onClose }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, choose] = useState(0)
  const { groups, items, isWaiting } = useFound(text, { isHr, pages })
  const current = Math.min(chosen, items.length - 1)
  const ask = useEnter(isWaiting ? undefined : items[current], onClose)

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      const next = (current + step + items.length) % items.length
      choose(next)
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    ask(isWaiting || items.length > 0)
  }

  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <TextInput
        data-autofocus
        aria-label={words.label}
        placeholder={isHr ? words.forHr : words.forEmployee}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={items.length > 0 ? `${id}${current}` : undefined}
        autoComplete="off"
        maxLength={100}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          ask(false)
          choose(0)
        }}
      />
      <div id={`${id}list`} role="listbox" aria-label={words.results} className={classes.list}>
        {groups.map(([group, ofGroup]) => (
          <Group key={group} {...{ id, group, typed: text, current, onClose }} items={ofGroup} all={items} />
        ))}
      </div>
      {items.length === 0 && !isWaiting && <p className={classes.nothing}>{words.nothing(text.trim())}</p>}
      <p className={classes.keys}>{words.keys}</p>
      <VisuallyHidden role="status">{isWaiting ? '' : words.count(items.length)}</VisuallyHidden>
    </Dialog>
  )
}

/** The search results for the typed text. Only HR can search the data of the company. */
function useFound(text: string, { isHr, pages }: Pick<Props, 'isHr' | 'pages'>) {
  const shared = useSharedMonth()
  const [rested] = useDebouncedValue(text, REST_MS)
  const typed = typedMonth(rested, currentMonth())
  const isSearch = isHr && typed.words.length >= SHORTEST_SEARCH
  // When a newer search replaces a search, the older search is cancelled, because its answer is not needed any more.
  const { data, isFetching } = useQuery({
    ...queryOf(search, { query: { q: typed.words } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  })
  const groups = paletteGroups({
    text,
    words: typed.words,
    found: isSearch ? data : undefined,
    isHr,
    pages,
    month: typed.month ?? shared,
    isMonthTyped: typed.month !== null,
  })
  const isWaiting = isHr && (isFetching || rested !== text)
  return { groups, items: groups.flatMap(([, ofGroup]) => ofGroup), isWaiting }
}

/** Opens the chosen result after Enter. When Enter is pressed before the results arrive, the first result opens. */
function useEnter(chosen: PaletteItem | undefined, onClose: () => void) {
  const navigate = useNavigate()
  const [isAsked, ask] = useState(false)
  const asked = isAsked ? chosen : undefined
  useEffect(() => {
    if (asked === undefined) return
    onClose()
    void navigate(asked.to)
  }, [asked, navigate, onClose])
  return ask
}

type GroupProps = {
  readonly id: string
  readonly group: PaletteGroup
  readonly items: readonly PaletteItem[]
  readonly typed: string
  readonly all: readonly PaletteItem[]
  readonly current: number
  readonly onClose: () => void
}

const Group = ({ id, group, items, typed, all, current, onClose }: GroupProps) => (
  <div role="group" aria-labelledby={`${id}${group}`}>
    <div id={`${id}${group}`} className={classes.group}>
      {words.groups[group]}
    </div>
    {items.map((item) => {
      const place = all.indexOf(item)
      return (
        <Link
          key={item.to}
          id={`${id}${place}`}
          to={item.to}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          className={classes.item}
          onClick={onClose}
        >
          <Marked text={item.label} typed={typed} />
          {item.about !== '' && (
            <small>
              <Marked text={item.about} typed={typed} />
            </small>
          )}
        </Link>
      )
    })}
  </div>
)

const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  markedParts(text, typed).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name than their place.
    part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
  )
