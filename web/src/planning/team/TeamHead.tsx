import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import { useKeys } from '../../ui/useKeys.ts'
import classes from './team.module.css'
import type { useTeamChanges } from './fresh/useTeamChanges.ts'
import { TeamTabs } from './tabs/TeamTabs.tsx'
import { VIEWS } from './teamPeriod.ts'
import type { useTeamPeriod } from './useTeamPeriod.ts'

const words = texts.teamPlanning

type Props = {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly children: ReactNode
  readonly main: ReactNode
  readonly changes: Pick<ReturnType<typeof useTeamChanges>, 'undo' | 'redo'>
}

export function TeamHead({ period, changes, children, main }: Props) {
  const [showsKeys, setShowsKeys] = useState(false)
  const toToday = <Button onClick={period.goToToday}>{words.today}</Button>
  useKeys({ '?': () => setShowsKeys(true) })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <IconAction label={words.undo} icon={IconArrowBackUp} onClick={changes.undo} />
            <IconAction label={words.redo} icon={IconArrowForwardUp} onClick={changes.redo} />
            {!period.isPhone && (
              <IconAction label={words.keys} icon={IconKeyboard} onClick={() => setShowsKeys(true)} />
            )}
            {children}
            {period.isPhone && toToday}
            {main}
          </>
        }
      >
        <div className={classes.period}>
          <SwitcherArrow to="previous" label={texts.ui.previousWeek} available onClick={period.previous} />
          <span aria-live="polite">{period.label}</span>
          <SwitcherArrow to="next" label={texts.ui.nextWeek} available onClick={period.next} />
          {!period.isPhone && toToday}
          {!period.isPhone && (
            <Segments
              label={words.view}
              choices={VIEWS}
              nameOf={(view) => words.views[view]}
              value={period.view}
              onChange={period.choose}
            />
          )}
        </div>
      </PageHead>
      <TeamTabs />
      <Dialog opened={showsKeys} onClose={() => setShowsKeys(false)} title={words.keys}>
        <dl className={classes.keys}>
          {words.keyList.map(([keys, what]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
