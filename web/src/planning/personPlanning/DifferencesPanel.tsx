import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { Day } from '@uurwerk/domain/time/day'
import { Skeleton } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import classes from './personPlanning.module.css'
import type { VersionRead } from './usePlanningVersions.ts'

type Props = { readonly locked: VersionRead; readonly differences: ReadonlyMap<Day, readonly string[]> }

const words = texts.personPlanning.differences

/** The list of the changes after the planning was locked, day by day (rule planning-40). */
export const DifferencesPanel = ({ locked, differences }: Props) => (
  <Panel title={words.title} aside={differences.size > 0 && words.days(differences.size)}>
    {locked.data === undefined && locked.error === null && <Skeleton height={34} />}
    {locked.error !== null && <LoadError title={words.failed} error={locked.error} onRetry={locked.retry} />}
    {locked.data !== undefined && differences.size === 0 && <Hint>{words.none}</Hint>}
    {differences.size > 0 && (
      <ul className={classes.differences}>
        {[...differences].map(([day, sentences]) => (
          <li key={day}>
            <span>
              <small>{shortWeekdayName(day)}</small> {writtenDay(day)}
            </span>
            <div>
              {sentences.map((sentence, place) => (
                // Two differences on one day can have the same sentence. The key therefore also contains the position.
                <p key={`${place} ${sentence}`}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
