import type { RotationPattern } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import classes from '../shiftLists.module.css'
import { useTeamChanges } from '../team/fresh/useTeamChanges.ts'
import { TeamTabs } from '../team/tabs/TeamTabs.tsx'
import { FollowForm } from './FollowForm.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { PatternPanel, type RotationAct } from './PatternPanel.tsx'
import { RotationForm } from './RotationForm.tsx'
import { rotationQuery } from './queries.ts'

const words = texts.rotation

type Opened = { readonly act: RotationAct; readonly id: number } | 'new' | null

const TITLES = {
  edit: words.editOf,
  follow: words.followOf,
  fill: words.fillOf,
  relay: words.relayOf,
} as const satisfies Record<RotationAct, (name: string) => string>

/** The patterns of HR, their followers, and until when they are filled (rules rotation-1 to rotation-6). */
export function RotationPage() {
  const load = useQuery(rotationQuery())
  const patterns = load.data?._embedded.rotationPatternDtoList
  const [opened, setOpened] = useState<Opened>(null)
  const changes = useTeamChanges()
  const close = () => setOpened(null)
  const pattern = opened === null || opened === 'new' ? undefined : patterns?.find(({ id }) => id === opened.id)
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <ActionButton icon={IconPlus} onClick={() => setOpened('new')}>
            {words.make}
          </ActionButton>
        }
      />
      <TeamTabs />
      {patterns?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <div className={classes.root}>
        <LoadState load={load} height={180} title={words.failed} />
        {patterns?.map((each) => (
          <PatternPanel key={each.id} pattern={each} onAct={(act) => setOpened({ act, id: each.id })} />
        ))}
      </div>
      {opened === 'new' && (
        <Dialog onClose={close} title={words.make}>
          <RotationForm pattern={null} onClose={close} />
        </Dialog>
      )}
      {opened !== null && opened !== 'new' && pattern !== undefined && (
        <Dialog onClose={close} title={TITLES[opened.act](pattern.name)} subtitle={pattern.customerName}>
          <FormOfAct act={opened.act} {...{ pattern, changes }} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = {
  readonly act: RotationAct
  readonly pattern: RotationPattern
  readonly changes: ReturnType<typeof useTeamChanges>
  readonly onClose: () => void
}

function FormOfAct({ act, pattern, changes, onClose }: FormProps) {
  if (act === 'edit') return <RotationForm {...{ pattern, onClose }} />
  return act === 'follow' ? (
    <FollowForm {...{ pattern, onClose }} />
  ) : (
    <ApplyForm {...{ pattern, act, changes, onClose }} />
  )
}
