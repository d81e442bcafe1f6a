import * as texts from '../../texts/texts.ts'
import classes from './MonthSwitcher.module.css'
import { SwitcherArrow } from './SwitcherArrow.tsx'

type Props = {
  readonly year: number
  readonly onChange: (year: number) => void
  readonly previousAvailable: boolean
  readonly nextAvailable: boolean
  /** The reasons why the user cannot go to the previous and to the next year. Without a reason, the arrow is hidden. */
  readonly whyNot?: { readonly previous: string; readonly next: string }
}

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
