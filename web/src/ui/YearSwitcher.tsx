import { texts } from '../texts/texts.ts'
import classes from './MonthSwitcher.module.css'
import { SwitcherArrow } from './SwitcherArrow.tsx'

type Props = {
  readonly year: number
  readonly onChange: (year: number) => void
  readonly previousAvailable: boolean
  readonly nextAvailable: boolean
  /** Why an arrow leads nowhere; without it, such an arrow is not shown. */
  readonly whyNot?: { readonly previous: string; readonly next: string }
}

/** The year in view, with a step back and a step on where there is one. */
export const YearSwitcher = ({ year, onChange, previousAvailable, nextAvailable, whyNot }: Props) => (
  <div className={classes.root}>
    <SwitcherArrow
      to="previous"
      label={texts.ui.previousYear}
      available={previousAvailable}
      whyNot={whyNot?.previous}
      onClick={() => onChange(year - 1)}
    />
    <span className={classes.year} aria-live="polite">
      {year}
    </span>
    <SwitcherArrow
      to="next"
      label={texts.ui.nextYear}
      available={nextAvailable}
      whyNot={whyNot?.next}
      onClick={() => onChange(year + 1)}
    />
  </div>
)
