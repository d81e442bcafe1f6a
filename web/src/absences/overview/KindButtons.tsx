import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import * as texts from '../../texts/texts.ts'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'

const words = texts.absenceOverview

type Props = {
  readonly counts: readonly { readonly kind: AbsenceCategory; readonly count: number }[]
  readonly chosen: readonly AbsenceCategory[]
  readonly onChange: (kinds: readonly AbsenceCategory[]) => void
}

/**
 * The kinds of absence, each with its number of periods. A click chooses a kind, or removes it from the chosen kinds.
 * Only absences of the chosen kinds are shown.
 */
export const KindButtons = ({ counts, chosen, onChange }: Props) => (
  <div className={classes.kinds} role="group" aria-label={words.kinds}>
    {counts.map(({ kind, count }) => {
      const isChosen = chosen.includes(kind)
      return (
        <button
          key={kind}
          type="button"
          className={classes.kind}
          aria-pressed={isChosen}
          onClick={() => onChange(isChosen ? chosen.filter((each) => each !== kind) : [...chosen, kind])}
        >
          <i className={classes.swatch} style={kindStyle(kind)} aria-hidden />
          {words.kindOf[kind]} <b>{formatCount(count)}</b>
        </button>
      )
    })}
  </div>
)
