import { Button, Card } from '@mantine/core'
import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed, IconCircleDot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import { MovingInForm } from '../../company/movingIn/MovingInForm.tsx'
import { firstStepsQuery } from '../../company/queries.ts'
import type { FirstStep } from '../../company/queries.ts'
import * as texts from '../../texts/texts.ts'
import classes from './firstSteps.module.css'

const { firstSteps: words } = texts.settings

/** The list of the first steps of a new company. The list is hidden after all steps are done. */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery)
  const { roles } = useCurrentUser()
  if (data === undefined || data.done) return null
  const steps = data._embedded.firstStepDtoList
  const next = steps.find(({ done }) => !done)?.step
  const done = steps.filter((step) => step.done).length
  return (
    <Card component="section" className={classes.root} aria-labelledby="first-steps">
      <h2 id="first-steps">{words.title}</h2>
      <p className={classes.text}>{words.text}</p>
      {steps.some((step) => step.step === 'customer' && !step.done) && (
        <p className={classes.text}>
          {texts.imports.fromElsewhere} <Link to={paths.adminImport()}>{texts.imports.toImport}</Link>
        </p>
      )}
      <p className={classes.progress}>{words.progress(done, steps.length)}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.step} data-done={step.done || undefined} data-next={step.step === next || undefined}>
            <Mark done={step.done} isNext={step.step === next} />
            <div>
              <strong>{words.steps[step.step].title}</strong>
              <p>{words.steps[step.step].text}</p>
              {step.step === next &&
                (step.step === 'movingIn' ? (
                  <MovingInForm movedIn={null} />
                ) : (
                  <Way step={step.step} isEmployee={roles.includes('ROLE_USER')} founderId={data.founderId} />
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Mark({ done, isNext }: { readonly done: boolean; readonly isNext: boolean }) {
  const Icon = done ? IconCircleCheckFilled : isNext ? IconCircleDot : IconCircleDashed
  return <Icon size={20} stroke={1.75} role="img" aria-label={done ? words.done : isNext ? words.next : words.later} />
}

type Address = (founderId: number | null) => string

const WAYS: Readonly<Record<FirstStep, Address>> = {
  ownData: (founderId) => (founderId === null ? paths.adminUsers() : paths.adminUser({ user: founderId })),
  movingIn: () => paths.adminSettings({ part: 'rules' }),
  company: () => paths.adminSettings(),
  hrEmployer: () => paths.adminSettings({ part: 'employers' }),
  payrollNumber: () => paths.adminSettings({ part: 'employers' }),
  mail: () => paths.guides(),
  openingBalances: () => paths.adminVacation(),
  leaveApproval: () => paths.adminVacation(),
  signIn: () => paths.adminUsers(),
  customer: () => paths.adminCustomers(),
  shiftType: () => paths.adminCustomers(),
  person: () => paths.adminUsers(),
  contract: () => paths.adminUsers(),
  plannedShift: () => paths.dashboard(),
}

type WayProps = { readonly step: FirstStep; readonly isEmployee: boolean; readonly founderId: number | null }

/**
 * The button that opens the screen of a first step. Only employees plan shifts, so that an HR user who is not an
 * employee sees a text instead of a button.
 */
const Way = ({ step, isEmployee, founderId }: WayProps) =>
  step === 'plannedShift' && !isEmployee ? (
    <p>{words.plannedByEmployee}</p>
  ) : (
    <Button
      component={Link}
      to={WAYS[step](founderId)}
      variant="filled"
      rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
    >
      {words.steps[step].action}
    </Button>
  )
