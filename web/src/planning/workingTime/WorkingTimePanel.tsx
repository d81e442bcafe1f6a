import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { memo } from 'react'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { distinctWarnings } from './workingTime.ts'
import { WarningLines } from './WarningLines.tsx'
import classes from './workingTime.module.css'

/** The number of warnings that are visible at first. The number is small, so that the balances stay visible. */
const AT_FIRST = 3

type Props = {
  readonly warnings: readonly WorkingTimeWarning[]
  readonly completed?: boolean
}

/** The most serious warning comes first. A month without warnings has no panel (rule planning-64). */
export const WorkingTimePanel = memo(function WorkingTimePanel({ warnings, completed = false }: Props) {
  const [all, toggle] = useDisclosure()
  const distinct = distinctWarnings(warnings)
  if (distinct.length === 0) return null
  const hidden = distinct.length - AT_FIRST
  const words = texts.workingTime
  return (
    <Panel title={words.title}>
      <WarningLines warnings={all ? distinct : distinct.slice(0, AT_FIRST)} />
      {hidden > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          fullWidth
          justify="flex-start"
          px={0}
          aria-expanded={all}
          onClick={toggle.toggle}
        >
          {all ? words.fewer : words.more(hidden)}
        </Button>
      )}
      {!completed && <p className={classes.hint}>{words.hint}</p>}
    </Panel>
  )
})
