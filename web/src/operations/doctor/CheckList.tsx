import { Link } from 'react-router'
import * as texts from '../../texts/texts.ts'
import { addressOfPlace } from './addressOfPlace.ts'
import { DoctorState } from './DoctorState.tsx'
import classes from './doctor.module.css'
import type { Examined, Found, Place } from './queries.ts'

const words = texts.doctor

type Props = { readonly label: string; readonly checks: readonly Examined[] }

/**
 * The list of the checks of the installation. Each check shows its state and its finding. A failed check has a link to
 * the screen where the fault can be corrected.
 */
export const CheckList = ({ label, checks }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {checks.map(({ check, state, summary, findings }) => (
      <li key={check} className={classes.check}>
        <h3>{words.checks[check]}</h3>
        <div className={classes.state}>
          <DoctorState state={state} words={words.states} />
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

const FindingLine = ({ finding: { state, sentence, wayOut, places } }: { readonly finding: Found }) => (
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
