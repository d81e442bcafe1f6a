import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import * as texts from '../../texts/texts.ts'
import { QuestionInAddress } from '../../ui/address/QuestionInAddress.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { MoreMenu } from '../../ui/buttons/MoreMenu.tsx'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { IconChecks, IconKeyboard } from '../../ui/icons.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import { RowDialogs, type StepToConfirm } from '../contractMonths/row/RowDialogs.tsx'
import { RowRefusalNote } from '../contractMonths/row/RowRefusalNote.tsx'
import classes from './review.module.css'
import { reviewStepsOf, type ReviewStep } from './reviewStepsOf.ts'
import type { Review } from './useReview.ts'
import { useReviewSteps } from './useReviewSteps.ts'
import { KeysDialog, type KeyLine } from './KeysDialog.tsx'

type Props = {
  readonly review: Review
  readonly row: ContractMonthRow
  /** True when the month sheet is loaded. Before that, HR cannot do actions on the month. */
  readonly isShown: boolean
  readonly more: readonly ReviewStep[]
  /** Loads the screen of another month before HR opens it. */
  readonly prefetch: (row: ContractMonthRow) => void
}

const words = texts.review

export function ReviewBar({ review, row, isShown, more, prefetch }: Props) {
  const { yearMonth, next, isLeaving } = review
  const steps = useReviewSteps(review, row.contractId)
  const [question, setQuestion] = useState<StepToConfirm | null>(null)
  const [keysShown, keys] = useDisclosure()
  useEffect(() => {
    if (next !== null) prefetch(next)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the next month is loaded once, not on each render
  }, [next?.contractId, yearMonth])

  const others: readonly ReviewStep[] = [
    ...reviewStepsOf({
      row,
      yearMonth,
      onAsk: setQuestion,
      onLock: () => steps.lock(row),
      onDisapprove: () => steps.disapprove(row),
    }),
    ...more,
    // An action that only opens another screen does not wait for the month sheet, because it changes nothing.
  ].map((step) => (isShown || step.to !== undefined ? step : { ...step, reason: words.loading }))
  const whyNot = whyNotToApprove(row, isShown)
  const approve = () => isLeaving() || steps.approveAndNext(row)
  const press = useReviewKeys({ review, others, whyNot, onApprove: approve, onKeys: keys.open })

  return (
    <section className={classes.bar} aria-label={words.steps}>
      <ChangedNote note={review.note} />
      <QuestionOfPalette row={row} others={others} isShown={isShown} onPress={press} />
      <Refusals review={review} row={row} steps={steps} />
      {steps.hasEnded && <EndOfList review={review} />}
      <div className={classes.steps}>
        <OtherSteps others={others} isWaiting={isLeaving} onPress={press} onKeys={keys.open} />
        <ActionButton
          variant="filled"
          icon={IconChecks}
          reason={whyNot}
          busy={steps.isBusy}
          tip={words.withKey(next === null ? words.approve : words.approveAndNext, KEY_OF.approve)}
          aria-keyshortcuts={KEY_OF.approve}
          onClick={approve}
        >
          {next === null ? words.approve : words.approveAndNext}
        </ActionButton>
      </div>
      {question !== null && (
        <RowDialogs
          toConfirm={question}
          month={review.rows}
          onClose={() => setQuestion(null)}
          onReopen={(_rows, reason) => steps.reopen(row, reason)}
          onConfirm={(_rows, reason) => steps.confirmFor(row, reason)}
          onUnlock={steps.unlock}
        />
      )}
      {keysShown && <ReviewKeys steps={others} onClose={keys.close} />}
    </section>
  )
}

type PaletteProps = Pick<Props, 'row' | 'isShown'> & {
  readonly others: readonly ReviewStep[]
  readonly onPress: (step: ReviewStep) => unknown
}

/**
 * The command palette names an action in the URL by its key. When the action is not possible any more, HR reads why.
 */
function QuestionOfPalette({ row, others, isShown, onPress }: PaletteProps) {
  function open(name: string): boolean {
    const action = ASKS_FIRST.find((each) => KEY_OF[each] === name)
    if (action === undefined) return true
    const step = others.find(({ key }) => key === name)
    const refusal = row.actions[action]
    if (step !== undefined) onPress(step)
    else if (refusal !== null) showNote(sentenceHere(refusal))
    return true
  }
  return <QuestionInAddress isReady={isShown} onAsk={open} />
}

// A URL may start only an action that asks a question first. The other actions change the month at once.
const ASKS_FIRST = ['reopen', 'confirm', 'unlock'] as const

/** The reason why HR cannot approve the month; null when HR can approve it. */
function whyNotToApprove(row: ContractMonthRow, isShown: boolean): string | null {
  if (!isShown) return words.loading
  return row.actions.approve && sentenceHere(row.actions.approve)
}

type KeysProps = {
  readonly review: Review
  readonly others: readonly ReviewStep[]
  readonly whyNot: string | null
  readonly onApprove: () => unknown
  readonly onKeys: () => void
}

/** Returns a function that does an action. When the action is not possible, the function shows the reason. */
function useReviewKeys({ review, others, whyNot, onApprove, onKeys }: KeysProps) {
  const { listAddress, previous, next, go, leave, isLeaving } = review

  function press(step: ReviewStep): unknown {
    if (isLeaving()) return showNote(words.opening)
    const why = step.refusal ? sentenceHere(step.refusal) : (step.reason ?? null)
    if (why !== null) return showNote(why)
    return step.to === undefined ? step.onClick() : leave(step.to)
  }

  useKeys({
    ...Object.fromEntries(others.flatMap((step) => (step.key === undefined ? [] : [[step.key, () => press(step)]]))),
    [KEY_OF.approve]: () => {
      const why = isLeaving() ? words.opening : whyNot
      return why === null ? onApprove() : showNote(why)
    },
    j: () => next !== null && go(next),
    ArrowRight: () => next !== null && go(next),
    k: () => previous !== null && go(previous),
    ArrowLeft: () => previous !== null && go(previous),
    o: () => leave(listAddress),
    '?': onKeys,
  })
  return press
}

type RefusalsProps = Pick<Props, 'review' | 'row'> & { readonly steps: ReturnType<typeof useReviewSteps> }

const Refusals = ({ review, row, steps }: RefusalsProps) =>
  [...steps.refusals].map(([contractId, refused]) => (
    <RowRefusalNote
      key={contractId}
      username={review.listed.find((each) => each.contractId === contractId)?.username ?? row.username}
      refusal={refused}
      onClose={() => steps.clear([contractId])}
    />
  ))

const EndOfList = ({ review: { listed, listName, listAddress } }: Pick<Props, 'review'>) => (
  <p className={classes.end} role="status">
    <span>
      {words.lastOfList(listName)}{' '}
      {words.approvedOfList(listed.filter((each) => each.confirmedForInvoice).length, listed.length)}
    </span>
    <Button component={Link} to={listAddress}>
      {words.toList}
    </Button>
  </p>
)

type OthersProps = {
  readonly others: readonly ReviewStep[]
  readonly isWaiting: () => boolean
  readonly onPress: (step: ReviewStep) => unknown
  readonly onKeys: () => void
}

/** All actions except the approval. On a phone they are in a menu, and the list of keyboard keys is left out. */
function OtherSteps({ others, isWaiting, onPress, onKeys }: OthersProps) {
  if (useIsPhone())
    return <MoreMenu label={words.more} shortLabel={words.moreShort} steps={others} isWaiting={isWaiting} />
  return (
    <>
      <Button
        className={classes.keys}
        variant="subtle"
        leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />}
        data-tip={words.withKey(words.keys.title, '?')}
        onClick={onKeys}
      >
        {words.keys.open}
      </Button>
      {others.map((step) => (
        <StepButton key={step.label} step={step} isWaiting={isWaiting} onPress={() => onPress(step)} />
      ))}
    </>
  )
}

type StepProps = {
  readonly step: ReviewStep
  readonly isWaiting: () => boolean
  readonly onPress: () => unknown
}

const StepButton = ({ step, isWaiting, onPress }: StepProps) => {
  const { label, key, icon: Icon, refusal, reason, to } = step
  const leftSection = <Icon size={16} stroke={1.75} aria-hidden />
  const tip = key === undefined ? undefined : words.withKey(label, key)
  return to !== undefined && !refusal && !reason ? (
    <Button
      component={Link}
      to={to}
      leftSection={leftSection}
      data-tip={tip}
      aria-keyshortcuts={key}
      onClick={(event) => isWaiting() && event.preventDefault()}
    >
      {label}
    </Button>
  ) : (
    <ActionButton
      leftSection={leftSection}
      refusal={refusal}
      reason={reason}
      tip={tip}
      aria-keyshortcuts={key}
      onClick={onPress}
    >
      {label}
    </ActionButton>
  )
}

type ReviewKeysProps = { readonly steps: readonly ReviewStep[]; readonly onClose: () => void }

function ReviewKeys({ steps, onClose }: ReviewKeysProps) {
  const { keys } = words
  const lines: readonly KeyLine[] = [
    [[KEY_OF.approve], keys.approve],
    [['j', '→'], keys.next],
    [['k', '←'], keys.previous],
    ...steps.flatMap(({ key, label }) => (key === undefined ? [] : [[[key], label.toLowerCase()] as const])),
    [['o'], keys.list],
    [['?'], keys.help],
  ]
  return <KeysDialog lines={lines} onClose={onClose} />
}
