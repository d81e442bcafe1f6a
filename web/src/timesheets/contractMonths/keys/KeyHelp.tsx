import { memo } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'
import { KEY_OF } from '../row/rowSteps.ts'

const words = texts.contractMonths.keys
const KEYS = [
  { keys: ['j', 'k'], does: words.row },
  { keys: ['x'], does: words.choose },
  { keys: ['Enter'], does: words.open },
  { keys: [KEY_OF.approve], does: words.approve },
  { keys: ['/'], does: words.search },
  { keys: ['?'], does: words.all },
]

/** The most used keyboard keys of the list of contracts. It is shown only when the user has a keyboard. */
export const KeyHelp = memo(() => (
  <p className={classes.keys}>
    {KEYS.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key} className={classes.key}>
            {key}
          </kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </p>
))
