import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChecks, IconKeyboard } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { MoreMenu } from '../../ui/buttons/MoreMenu.tsx'
import { sentenceHere } from '../../ui/buttons/sentenceHere.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { RowDialogs } from '../contractMonths/row/RowDialogs.tsx'
import type { AskedStep } from '../contractMonths/row/RowDialogs.tsx'
import { RowRefusalNote } from '../contractMonths/row/RowRefusalNote.tsx'
import { ReviewKeys } from './ReviewKeys.tsx'
import classes from './review.module.css'
import { reviewStepsOf } from './reviewStepsOf.ts'
import type { ReviewStep } from './reviewStepsOf.ts'
import type { Review } from './useReview.ts'
import { useReviewSteps } from './useReviewSteps.ts'

type Props = {
  readonly review: Review
  readonly row: ContractMonthRow
  /** True when the screen shows the sheet of the month. Before that, HR takes no step for it. */
  readonly isShown: boolean
  /** The steps of the screen itself, such as making an invoice. */
  readonly more: readonly ReviewStep[]
  /** Loads the screen of another month before HR opens it. */
  readonly prefetch: (row: ContractMonthRow) => void
}

const words = texts.review

/** The steps of HR for the open month, at the foot of the screen. */
export function ReviewBar({ review, row, isShown, more, prefetch }: Props) {
  const { yearMonth, listed, listName, listAddress, previous, next, go, leave, isLeaving } = review
  const steps = useReviewSteps(review, row.contractId)
  const [question, setQuestion] = useState<AskedStep | null>(null)
  const [keysShown, keys] = useDisclosure()
  const isPhone = useIsPhone()
  useEffect(() => {
    if (next !== null) prefetch(next)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the next month is loaded once, not on each render
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
  ].map((step) => (isShown ? step : { ...step, reason: words.loading }))
  const refusal = refusalToApprove(row)
  const whyNot = !isShown
    ? words.loading
    : row.confirmedForInvoice
      ? words.alreadyApproved
      : refusal && sentenceHere(refusal)

  useKeys({
    ...Object.fromEntries(others.flatMap((step) => (step.key === undefined ? [] : [[step.key, () => press(step)]]))),
    a: () => (whyNot === null ? approve() : showNote(whyNot)),
    j: () => next !== null && go(next),
    ArrowRight: () => next !== null && go(next),
    k: () => previous !== null && go(previous),
    ArrowLeft: () => previous !== null && go(previous),
    o: () => leave(listAddress),
    '?': keys.open,
  })

  const approve = () => isLeaving() || steps.approveAndNext(row)

  function press(step: ReviewStep): unknown {
    if (isLeaving()) return
    const why = step.refusal ? sentenceHere(step.refusal) : (step.reason ?? null)
    if (why !== null) return showNote(why)
    return step.to === undefined ? step.onClick() : leave(step.to)
  }

  return (
    <section className={classes.bar} aria-label={words.steps}>
      <ChangedNote note={review.note} />
      {[...steps.refusals].map(([contractId, refused]) => (
        <RowRefusalNote
          key={contractId}
          username={listed.find((each) => each.contractId === contractId)?.username ?? row.username}
          refusal={refused}
          onClose={() => steps.clear([contractId])}
        />
      ))}
      {steps.hasEnded && (
        <p className={classes.end} role="status">
          <span>
            {words.lastOfList(listName)}{' '}
            {words.approvedOfList(listed.filter((each) => each.confirmedForInvoice).length, listed.length)}
          </span>
          <Button component={Link} to={listAddress}>
            {words.toList}
          </Button>
        </p>
      )}
      <div className={classes.steps}>
        {!isPhone && (
          <Button
            className={classes.keys}
            variant="subtle"
            leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />}
            data-tip={words.withKey(words.keys.title, '?')}
            onClick={keys.open}
          >
            {words.keys.open}
          </Button>
        )}
        {isPhone ? (
          <MoreMenu label={words.more} steps={others} isWaiting={isLeaving} />
        ) : (
          others.map((step) => (
            <StepButton key={step.label} step={step} isWaiting={isLeaving} onPress={() => press(step)} />
          ))
        )}
        <ActionButton
          variant="filled"
          leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
          reason={whyNot}
          busy={steps.isBusy}
          tip={words.withKey(next === null ? words.approve : words.approveAndNext, 'a')}
          aria-keyshortcuts="a"
          onClick={approve}
        >
          {next === null ? words.approve : words.approveAndNext}
        </ActionButton>
      </div>
      {question !== null && (
        <RowDialogs
          asked={question}
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
