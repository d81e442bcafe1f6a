import { search } from '@uurwerk/contract/hrStart/search'
import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import {
  contractMonths,
  lockMonthFor,
  toggleApproval,
  type ContractMonthRow,
} from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { IconSearch } from '../../../ui/icons.ts'
import { queryOf } from '../../api/queryOf.ts'
import { isInternalHidden } from '../../month/internalHidden.ts'
import { monthList } from '../../month/monthList.ts'
import { currentMonth, today } from '../../clock/now.ts'
import { useSharedMonth } from '../../month/sharedMonth.ts'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import classes from './palette.module.css'
import { PaletteGroupList } from './PaletteGroupList.tsx'
import { paletteGroups, typedMonth, typedScope } from './paletteGroups.ts'
import type { Page } from './paletteGroups.ts'
import { isSeenFirst, typedStep } from './paletteSteps.ts'
import type { PaletteItem } from './paletteSteps.ts'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { ApiProblem } from '../../api/apiProblem.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../api/useAction.ts'
import { showFailure } from '../../api/queryClient.ts'
import { refusalSentence, type RowRefusal } from '../../month/refusalSentence.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'

type Props = {
  /** True for HR. Only HR can search the data of the company. */
  readonly isHr: boolean
  readonly pages: readonly Page[]
  /** The typed text. The component of the button stores it, because a user can type before the palette is loaded. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** The time in milliseconds without typing after which the search is sent. */
const REST_MS = 120
const SHORTEST_SEARCH = 2
const words = texts.paletteDialog

/** Finds people, customers, contracts, months, invoices, screens, and steps (actions on a month). */
export function Palette({ isHr, pages, text, onText, onClose }: Props) {
  const id = useId()
  const isPhone = useIsPhone()
  const [chosen, choose] = useState(0)
  const { groups, items, isWaiting, month, typed } = useFound(text, { isHr, pages })
  const current = Math.min(chosen, items.length - 1)
  const { open, openLater } = useEnter(isWaiting ? undefined : items[current], month, onClose)

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      openLater(false)
      const next = (current + step + items.length) % items.length
      choose(next)
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const item = items[current]
    if (event.repeat) return
    if ((event.ctrlKey || event.metaKey) && item !== undefined) window.open(item.to, '_blank')
    else if (isWaiting) openLater(true)
    else if (item !== undefined) open(item)
  }

  return (
    <Dialog onClose={onClose} title={words.title}>
      <TextInput
        data-autofocus
        aria-label={words.label}
        placeholder={isHr ? (isPhone ? words.forHrOnPhone : words.forHr) : words.forEmployee}
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
          onText(currentTarget.value)
          openLater(false)
          choose(0)
        }}
      />
      <div id={`${id}list`} role="listbox" aria-label={words.results} className={classes.list}>
        {groups.map(([group, ofGroup]) => (
          <PaletteGroupList key={group} {...{ id, group, typed, current }} items={ofGroup} all={items} onOpen={open} />
        ))}
      </div>
      {items.length === 0 && !isWaiting && <p className={classes.nothing}>{words.nothing(typed.trim())}</p>}
      <PaletteKeys isHr={isHr} />
      <VisuallyHidden role="status">{isWaiting ? '' : words.count(items.length)}</VisuallyHidden>
    </Dialog>
  )
}

/** The search results for the typed text. Only HR can search the data of the company. */
function useFound(text: string, { isHr, pages }: Pick<Props, 'isHr' | 'pages'>) {
  const shared = useSharedMonth()
  const [rested] = useDebouncedValue(text, REST_MS)
  const scope = typedScope(rested)
  const typed = typedMonth(scope.text, currentMonth())
  const { words: sought, step } = isHr ? typedStep(typed.words) : { words: typed.words, step: null }
  const month = typed.month ?? shared
  const isSearch = isHr && sought.length >= SHORTEST_SEARCH
  // When a newer search replaces a search, the older search is cancelled, because its answer is not needed any more.
  const { data, isFetching } = useQuery({
    ...queryOf(search, { query: { q: sought } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  })
  const groups = paletteGroups({
    text: typedScope(text).text,
    words: sought,
    step,
    scope: scope.groups,
    found: isSearch ? data : undefined,
    isHr,
    pages,
    month,
    today: today(),
    isMonthTyped: typed.month !== null,
    isInternalHidden: isInternalHidden(),
    ...useMonthForSteps(isHr, month),
  })
  const isWaiting = isHr && (isFetching || rested !== text)
  return { groups, items: groups.flatMap(([, ofGroup]) => ofGroup), isWaiting, month, typed: typedScope(text).text }
}

/** The contracts and the employers decide which steps (actions on the month) the palette can offer. */
function useMonthForSteps(isHr: boolean, yearMonth: YearMonth) {
  const months = useQuery({ ...queryOf(contractMonths, { params: { yearMonth } }), ...monthList, enabled: isHr })
  const employers = useQuery({ ...queryOf(hrEmployers), enabled: isHr })
  return {
    rows: months.data,
    employers: employers.data?._embedded.hrEmployerDtoList ?? [],
  }
}

/**
 * When HR presses Enter before the results arrive, the first result opens when it arrives. A step (an action on a
 * month) is never done later: HR has not seen whose step it is, and must press Enter again.
 */
function useEnter(chosen: PaletteItem | undefined, month: YearMonth, onClose: () => void) {
  const navigate = useNavigate()
  const takeStep = useTakeStep(month)
  const [mustOpen, openLater] = useState(false)
  const mustBeSeen = chosen !== undefined && isSeenFirst(chosen)
  if (mustOpen && mustBeSeen) openLater(false)
  const toOpen = mustOpen && !mustBeSeen ? chosen : undefined
  const open = useCallback(
    (item: PaletteItem): void => {
      onClose()
      if (item.act !== undefined && item.row !== undefined) void takeStep(item.act, item.row)
      else void navigate(item.to)
    },
    [takeStep, navigate, onClose],
  )
  useEffect(() => {
    if (toOpen !== undefined) open(toOpen)
  }, [toOpen, open])
  return { open, openLater }
}

const keyWords = texts.paletteDialog.keys
const KEYS = [
  [['↑', '↓'], keyWords.choose],
  [['Enter'], keyWords.open],
  [['Ctrl Enter'], keyWords.newTab],
] as const
const KEYS_OF_HR = [
  [['@'], keyWords.people],
  [['#'], keyWords.invoices],
  [['>'], keyWords.steps],
] as const

/**
 * The keys that the palette explains. For HR, it also explains the characters that limit the search to one group of
 * results.
 */
const PaletteKeys = ({ isHr }: { readonly isHr: boolean }) => (
  <p className={classes.keys}>
    {[...KEYS, ...(isHr ? KEYS_OF_HR : [])].map(([keys, what]) => (
      <span key={what}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {what}
      </span>
    ))}
  </p>
)

const query = { rows: 'changed' } as const

/** HR can undo the step in the message. A refusal is a short message too, so that the page does not scroll. */
function useTakeStep(yearMonth: YearMonth) {
  const { mutateAsync: toggle } = useAction(toggleApproval, SHOWN_BY_SCREEN)
  const { mutateAsync: lock } = useAction(lockMonthFor, SHOWN_BY_SCREEN)
  const { mutateAsync: takeSteps } = useAction(takeMonthSteps, SHOWN_BY_SCREEN)

  return useCallback(
    async (act: 'approve' | 'lock', { contractId, username }: ContractMonthRow): Promise<void> => {
      const step = { params: { yearMonth, contractId }, query }
      const setApproval = (confirmedForInvoice: boolean) => toggle({ ...step, body: { confirmedForInvoice } })
      const note = (refusal: RowRefusal) => showNote(refusalSentence(username, refusal))
      const tell = (error: unknown) =>
        error instanceof ApiProblem && error.status === 409 ? note(error) : showFailure(error)

      async function unlock(): Promise<void> {
        const body = { step: 'unlock' as const, contractIds: [contractId], reason: '' }
        const { refused } = await takeSteps({ params: { yearMonth }, query, body })
        for (const refusal of refused) note(refusal)
      }

      try {
        await (act === 'approve' ? setApproval(true) : lock(step))
        showUndo(texts.paletteDialog.steps.taken[act](username), () => {
          void (act === 'approve' ? setApproval(false) : unlock()).catch(tell)
        })
      } catch (error) {
        tell(error)
      }
    },
    [yearMonth, toggle, lock, takeSteps],
  )
}
