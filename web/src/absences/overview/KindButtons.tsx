import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import * as texts from '../../texts/texts.ts'
import { ToggleChips } from '../../ui/switchers/ToggleChips.tsx'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'

const words = texts.absenceOverview

type Props = {
  readonly counts: readonly { readonly kind: AbsenceCategory; readonly count: number }[]
  readonly chosen: readonly AbsenceCategory[]
  readonly onChange: (kinds: readonly AbsenceCategory[]) => void
}

/** The kinds of absence, each with its number of periods. Only absences of the chosen kinds are shown. */
export const KindButtons = ({ counts, chosen, onChange }: Props) => (
  <ToggleChips
    label={words.kinds}
    choices={counts.map(({ kind, count }) => ({ choice: kind, count }))}
    nameOf={(kind) => (
      <>
        <i className={classes.swatch} style={kindStyle(kind)} aria-hidden />
        {words.kindOf[kind]}
      </>
    )}
    chosen={chosen}
    onChange={onChange}
  />
)
