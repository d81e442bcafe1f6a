import { Button, Card, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { MovingInForm } from '../../employment/movingIn/MovingInForm.tsx'
import { firstStepsQuery, type FirstStep, type FirstSteps as Answer } from '../../company/queries.ts'
import * as texts from '../../texts/texts.ts'
import { hasUnsaved } from '../../ui/form/drafts/unsavedForms.ts'
import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed, IconCircleDot } from '../../ui/icons.ts'
import classes from './firstSteps.module.css'

const { firstSteps: words } = texts.settings

const FirstEmployerForm = lazy(async () => ({
  default: (await import('./firstForms/FirstEmployerForm.tsx')).FirstEmployerForm,
}))
const FirstCustomerForm = lazy(async () => ({
  default: (await import('./firstForms/FirstCustomerForm.tsx')).FirstCustomerForm,
}))
const FirstPersonForm = lazy(async () => ({
  default: (await import('./firstForms/FirstPersonForm.tsx')).FirstPersonForm,
}))

type Step = Answer['_embedded']['firstStepDtoList'][number]

/** The steps of a new company up to its first planned shift. The other steps are the checks of its first month. */
const UP_TO_SHIFT: ReadonlySet<FirstStep> = new Set<FirstStep>([
  'movingIn',
  'hrEmployer',
  'customer',
  'shiftType',
  'person',
  'contract',
  'plannedShift',
])

/** After the first planned shift, the list shows the checks of the month, until they are done (rule company-16). */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery)
  const steps = data?._embedded.firstStepDtoList ?? []
  const first = steps.filter(({ step }) => UP_TO_SHIFT.has(step))
  const opened = useOpenStep(first.find(({ done }) => !done)?.step)
  if (data === undefined || (data.done && opened.step === undefined)) return null
  return opened.step === undefined ? (
    <FirstMonth steps={steps.filter(({ step }) => !UP_TO_SHIFT.has(step))} answer={data} />
  ) : (
    <StepsToShift steps={first} answer={data} opened={opened} />
  )
}

/**
 * The first step that is not done. A form with unsaved input stays open, also when its step is done (rule company-21).
 */
function useOpenStep(first: FirstStep | undefined) {
  const [open, setOpen] = useState<FirstStep | undefined>(first)
  // A step stays open while its form is being saved: the form can save two records, and the step can count as done
  // after the first record.
  const [sending, setSending] = useState<FirstStep | null>(null)
  const goOn = () => setOpen(first)
  if (sending === null && open !== first && (open === undefined || !hasUnsaved())) goOn()
  return { step: sending ?? open, isSending: sending !== null, setSending, goOn }
}

type Props = { readonly steps: readonly Step[]; readonly answer: Answer }
type Opened = { readonly opened: ReturnType<typeof useOpenStep> }

function StepsToShift({ steps, answer, opened }: Props & Opened) {
  return (
    <StepList
      title={words.title}
      text={words.text}
      steps={steps}
      aside={
        steps.some(({ step, done }) => step === 'customer' && !done) && (
          <p className={classes.text}>
            {texts.imports.fromElsewhere} <Link to={paths.adminImport()}>{texts.imports.toImport}</Link>
          </p>
        )
      }
      isNext={({ step }) => step === opened.step}
      answer={answer}
      opened={opened}
    />
  )
}

/** The checks of the first month. HR can do them in any order. Each check names the data that is missing. */
const FirstMonth = ({ steps, answer }: Props) => (
  <StepList title={words.month} text={words.monthText} steps={steps} isNext={({ done }) => !done} answer={answer} />
)

type ListProps = Props &
  Partial<Opened> & {
    readonly title: string
    readonly text: string
    readonly aside?: ReactNode
    /** True for a step whose form or button the list shows now. */
    readonly isNext: (step: Step) => boolean
  }

function StepList({ title, text, steps, aside, isNext, answer, opened }: ListProps) {
  const done = steps.filter((step) => step.done).length
  return (
    <Card component="section" className={classes.root} aria-labelledby="first-steps">
      <h2 id="first-steps">{title}</h2>
      <p className={classes.text}>{text}</p>
      {aside}
      <p className={classes.progress}>{words.progress(done, steps.length)}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.step} data-done={step.done || undefined} data-next={isNext(step) || undefined}>
            <Mark done={step.done} isNext={isNext(step)} />
            <div>
              <strong>{words.steps[step.step].title}</strong>
              <p>{words.steps[step.step].text}</p>
              {step.missing.length > 0 && (
                <p className={classes.missing}>{words.missing(step.missing, step.missingCount)}</p>
              )}
              {isNext(step) && step.done && opened?.isSending === false && <DoneElsewhere onLeave={opened.goOn} />}
              {isNext(step) && (
                <Suspense fallback={<Skeleton h={160} mt="sm" />}>
                  <Way
                    step={step.step}
                    answer={answer}
                    onSending={(isSending) => opened?.setSending(isSending ? step.step : null)}
                  />
                </Suspense>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** A colleague or another tab has done the step of a form with unsaved input. HR can save or leave the form. */
const DoneElsewhere = ({ onLeave }: { readonly onLeave: () => void }) => (
  <div className={classes.elsewhere} role="alert">
    <p>{words.doneElsewhere}</p>
    <Button variant="default" onClick={onLeave}>
      {words.leave}
    </Button>
  </div>
)

function Mark({ done, isNext }: { readonly done: boolean; readonly isNext: boolean }) {
  const Icon = done ? IconCircleCheckFilled : isNext ? IconCircleDot : IconCircleDashed
  return <Icon size={20} stroke={1.75} role="img" aria-label={done ? words.done : isNext ? words.next : words.later} />
}

type Address = (ids: Pick<Answer, 'customerId' | 'personId'>) => string

const WAYS: Readonly<Record<Exclude<FirstStep, 'movingIn' | 'hrEmployer' | 'customer' | 'person'>, Address>> = {
  shiftType: ({ customerId }) =>
    customerId === null ? paths.adminCustomers() : paths.adminCustomer({ customer: customerId }),
  contract: ({ personId }) => (personId === null ? paths.adminUsers() : paths.adminUser({ user: personId })),
  plannedShift: () => paths.adminTeamPlanning(),
  openingBalances: () => paths.adminImport(),
  leaveApproval: () => paths.adminVacation(),
  signIn: () => paths.adminUsers(),
  payrollNumber: () => paths.adminSettings({ part: 'employers' }),
  company: () => paths.adminSettings(),
  eInvoicing: () => paths.guides({ guide: 'uurwerk-draaien' }),
  mail: () => paths.guides({ guide: 'uurwerk-draaien' }),
  backup: () => paths.guides({ guide: 'uurwerk-draaien' }),
}

type WayProps = {
  readonly step: FirstStep
  readonly answer: Answer
  readonly onSending: (isSending: boolean) => void
}

function Way({ step, answer, onSending }: WayProps) {
  if (step === 'movingIn') return <MovingInForm movedIn={null} onSending={onSending} />
  if (step === 'hrEmployer') return <FirstEmployerForm onSending={onSending} />
  if (step === 'customer') return <FirstCustomerForm onSending={onSending} />
  if (step === 'person') return <FirstPersonForm customerId={answer.customerId} onSending={onSending} />
  return (
    <Button
      component={Link}
      to={WAYS[step](answer)}
      variant={UP_TO_SHIFT.has(step) ? 'filled' : 'default'}
      rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
    >
      {words.steps[step].action}
    </Button>
  )
}
