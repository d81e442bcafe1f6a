import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { useId, useState, type CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconCheck } from '../../ui/icons.ts'
import { contrastOf } from '../../ui/theme/contrastOf.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { shiftSwatches } from './shiftSwatches.ts'
import { ShiftTypeName } from './ShiftTypeName.tsx'
import classes from './shiftTypes.module.css'

/** The lowest contrast that the standard WCAG 2.2 (level AA) allows for small text. */
const LEAST_CONTRAST = 4.5

type Props = {
  readonly value: string
  readonly onChange: (color: string) => void
  readonly name: string
}

/** HR chooses any colour. A warning is shown when the contrast is too low. */
export function ShiftColorField({ value, onChange, name }: Props) {
  const words = texts.shiftTypes
  const [swatches] = useState(shiftSwatches)
  const group = useId()
  const contrast = contrastOf(value, textColorOn(value))
  return (
    <fieldset className={classes.colors}>
      <legend>{words.color}</legend>
      <div className={classes.swatches}>
        {swatches.map((color, index) => (
          <label key={color} className={classes.swatch} style={colorsOf(color)}>
            <input
              type="radio"
              name={group}
              aria-label={words.swatches[index]}
              checked={value === color}
              onChange={() => onChange(color)}
            />
            <IconCheck size={16} stroke={2.25} aria-hidden />
          </label>
        ))}
        <label className={classes.ownColor}>
          <input
            type="color"
            value={value.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
          {words.customColor}
        </label>
        <ShiftTypeName color={value}>{name.trim() === '' ? words.example : name}</ShiftTypeName>
      </div>
      <p role="status" className={classes.faint}>
        {contrast < LEAST_CONTRAST && (
          <>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {words.faint(formatNumber(contrast))}
          </>
        )}
      </p>
    </fieldset>
  )
}

const colorsOf = (color: string) => ({ '--shift': color, '--on-shift': textColorOn(color) }) as CSSProperties
