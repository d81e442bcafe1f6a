import { IconLock } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import classes from './personPlanning.module.css'
import { VERSIONS, type VersionName } from './versions.ts'

type Props = {
  readonly lockedOn: string
  /** The name of the HR user who locked the planning; null when the employee locked it. */
  readonly lockedByHr: string | null
  readonly version: VersionName
  readonly onChoose: (version: VersionName) => void
}

const words = texts.personPlanning

/**
 * The banner that says that the planning is locked. It offers the choice between the locked and the actual planning
 * (rule planning-39).
 */
export const LockedBanner = ({ lockedOn, lockedByHr, version, onChoose }: Props) => (
  <div className={classes.banner}>
    <p>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {lockedByHr === null
        ? words.lockedAlready(writtenDay(lockedOn))
        : words.lockedByHr(lockedByHr, writtenDay(lockedOn))}
    </p>
    <Segments
      label={words.version}
      choices={VERSIONS}
      nameOf={(choice) => words.versions[choice]}
      value={version}
      onChange={onChoose}
    />
  </div>
)
