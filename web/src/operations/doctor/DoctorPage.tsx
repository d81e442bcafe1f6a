import { tryInstallation } from '@uurwerk/contract/operations/doctor'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconCopy, IconRefresh, IconTestPipe } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from './doctor.module.css'
import { doctorQuery, type Examination, type CheckResult, type ShownFinding, type Place } from './queries.ts'
import { worstFirst } from './worstFirst.ts'
import { useClipboard } from '@mantine/hooks'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { formatForSupport } from './formatForSupport.ts'
import { Link } from 'react-router'
import { addressOfPlace } from './addressOfPlace.ts'
import type { DoctorState as State } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const words = texts.doctor

/** The person who operates the server sees here whether the installation works. */
export function DoctorPage() {
  const { data, error, refetch } = useQuery(doctorQuery)
  const trial = useAction(tryInstallation)

  async function lookAgain(): Promise<void> {
    const { isSuccess } = await refetch()
    if (isSuccess) showNote(words.seen)
  }
  return (
    <>
      <PageHead
        title={words.title}
        actions={<DoctorActions examination={data} onAgain={lookAgain} onTry={() => trial.mutateAsync({})} />}
      >
        {data && <DoctorState state={data.state} names={words.overall} />}
      </PageHead>
      <div className={classes.root}>
        <Hint>{words.explained}</Hint>
        {trial.data !== undefined && (
          <div role="status">
            <Panel title={words.tried}>
              <CheckList label={words.tried} checks={trial.data._embedded.doctorCheckList} />
              <Hint>{words.tryExplained}</Hint>
            </Panel>
          </div>
        )}
        <Panel title={words.list}>
          {data !== undefined && <CheckList label={words.list} checks={worstFirst(data._embedded.doctorCheckList)} />}
          <LoadState load={{ data, error, refetch }} height={420} />
        </Panel>
      </div>
    </>
  )
}

type DoctorActionsProps = {
  readonly examination: Examination | undefined
  readonly onAgain: () => Promise<unknown>
  readonly onTry: () => Promise<unknown>
}

/**
 * The buttons copy the result, repeat the checks, or start a trial: the server then makes a test document and connects
 * to the mail server and to the access point of Peppol.
 */
function DoctorActions({ examination, onAgain, onTry }: DoctorActionsProps) {
  const { copy } = useClipboard()
  return (
    <>
      {examination !== undefined && (
        <ActionButton
          icon={IconCopy}
          onClick={() => {
            copy(formatForSupport(examination))
            showNote(words.copied)
          }}
        >
          {words.copy}
        </ActionButton>
      )}
      <ActionButton icon={IconRefresh} onClick={onAgain}>
        {words.again}
      </ActionButton>
      <ActionButton variant="filled" icon={IconTestPipe} onClick={onTry}>
        {words.try}
      </ActionButton>
    </>
  )
}

type CheckListProps = { readonly label: string; readonly checks: readonly CheckResult[] }

/** A failed check has a link to the screen where the fault can be corrected. */
const CheckList = ({ label, checks }: CheckListProps) => (
  <ul aria-label={label}>
    {checks.map(({ check, state, summary, findings }) => (
      <li key={check} className={classes.check}>
        <h3>{words.checks[check]}</h3>
        <div className={classes.state}>
          <DoctorState state={state} names={words.states} />
        </div>
        <p className={classes.summary}>{summary}</p>
        {findings.length > 0 && (
          <ul className={classes.findings}>
            {findings.map((finding, index) => (
              <FindingLine key={`${index} ${finding.code}`} finding={finding} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
)

const FindingLine = ({ finding: { state, sentence, wayOut, places } }: { readonly finding: ShownFinding }) => (
  <li data-state={state}>
    <p className={classes.sentence}>{sentence}</p>
    <p>{wayOut}</p>
    {places.length > 0 && (
      <p className={classes.places}>
        {places.map((place) => (
          <Link key={`${place.screen} ${place.id} ${place.month}`} to={addressOfPlace(place)}>
            {nameOf(place)}
          </Link>
        ))}
      </p>
    )}
  </li>
)

const nameOf = ({ label, screen }: Place): string => label ?? words.screens[screen]

const marks = {
  green: { color: 'green', icon: IconCircleCheck },
  amber: { color: 'orange', icon: IconAlertTriangle },
  red: { color: 'red', icon: IconCircleX },
} as const

type DoctorStateProps = { readonly state: State; readonly names: Readonly<Record<State, string>> }

const DoctorState = ({ state, names }: DoctorStateProps) => <StatusBadge {...marks[state]}>{names[state]}</StatusBadge>
