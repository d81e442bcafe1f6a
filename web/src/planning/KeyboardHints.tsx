import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { memo } from 'react'
import * as texts from '../texts/texts.ts'
import classes from './calendar/calendar.module.css'

const { keys } = texts.planning

/** The list of the keyboard keys for the calendar. */
export const KeyboardHints = memo(() => (
  <ul className={classes.keys}>
    <li>
      <kbd>
        <IconArrowLeft size={12} aria-hidden />
      </kbd>
      <kbd>
        <IconArrowRight size={12} aria-hidden />
      </kbd>
      {keys.chooseDay}
    </li>
    <li>
      <kbd>{keys.shift}</kbd>
      {keys.range}
    </li>
    <li>
      <kbd>{keys.enter}</kbd>
      {keys.chooseShift}
    </li>
    <li>
      <kbd>{keys.delete}</kbd>
      {keys.remove}
    </li>
  </ul>
))
