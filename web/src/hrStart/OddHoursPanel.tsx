import type { HrStart } from '@uurwerk/contract/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { WarningIcon } from '../planning/workingTime/WarningIcon.tsx'
import classes from './hrStart.module.css'

type Props = { readonly odd: HrStart['oddHours']; readonly yearMonth: YearMonth }

const words = texts.hrStart.odd

/** The panel with the people who have working time warnings, the most serious warnings first. */
export const OddHoursPanel = ({ odd: { people, worst }, yearMonth }: Props) => (
  <Panel title={words.title} aside={people > 0 && words.people(people)}>
    {people === 0 ? (
      <Hint>{words.none}</Hint>
    ) : (
      <>
        <ul className={classes.list} aria-label={words.list}>
          {worst.map(({ userId, userName, severity, warnings, message }) => (
            <li key={userId} className={classes.odd}>
              <WarningIcon severity={severity} size={16} />
              <span className={classes.who}>
                <Link to={paths.adminDetails({ user: userId, month: yearMonth })}>{userName}</Link>
                <small>{message}</small>
              </span>
              <span className={classes.count}>{words.warnings(warnings)}</span>
            </li>
          ))}
        </ul>
        <Hint>{worst.length < people ? `${words.worst(worst.length)} ${words.hint}` : words.hint}</Hint>
      </>
    )}
  </Panel>
)
