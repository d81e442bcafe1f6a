import { texts } from '../texts/texts.ts'
import classes from './MonthSwitcher.module.css'
import { SwitcherArrow } from './SwitcherArrow.tsx'

type Props = {
  readonly year: number
  readonly onChange: (year: number) => void
  readonly previousAvailable: boolean
  readonly nextAvailable: boolean
}

/** The year in view, with a step back and a step on where there is one. */
export const YearSwitcher = ({ year, onChange, previousAvailable, nextAvailable }: Props) => (
  <div className={classes.root}>
    <SwitcherArrow
      to="previous"
      label={texts.ui.previousYear}
      available={previousAvailable}
      onClick={() => onChange(year - 1)}
    />
    <span className={classes.year} aria-live="polite">
      {year}
    </span>
    <SwitcherArrow to="next" label={texts.ui.nextYear} available={nextAvailable} onClick={() => onChange(year + 1)} />
  </div>
)
