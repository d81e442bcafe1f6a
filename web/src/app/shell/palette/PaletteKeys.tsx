import * as texts from '../../../texts/texts.ts'
import classes from './palette.module.css'

const words = texts.paletteDialog.keys
const KEYS = [
  [['↑', '↓'], words.choose],
  [['Enter'], words.open],
  [['Ctrl Enter'], words.newTab],
] as const
const KEYS_OF_HR = [
  [['@'], words.people],
  [['#'], words.invoices],
  [['>'], words.steps],
] as const

/** The keyboard keys of the palette. The signs of HR choose one group of results. */
export const PaletteKeys = ({ isHr }: { readonly isHr: boolean }) => (
  <p className={classes.keys}>
    {[...KEYS, ...(isHr ? KEYS_OF_HR : [])].map(([keys, what]) => (
      <span key={what}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {what}
      </span>
    ))}
  </p>
)
