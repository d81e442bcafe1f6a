import {
  addPersonQualification,
  editPersonQualification,
  removePersonQualification,
  type PersonQualification,
} from '@uurwerk/contract/people/qualifications'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconCalendarOff, IconCircleDashed, IconPencil, IconTrash } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import classes from './qualifications.module.css'
import { PersonQualificationEditor } from './PersonQualificationEditor.tsx'
import { personQualificationsQuery } from './queries.ts'

const words = texts.qualifications.ofPerson

/** The section with the qualifications (such as diplomas) of a person, each with its period (rule qualifications-3). */
export function PersonQualificationsSection({ personId }: { readonly personId: number }) {
  const { data, error, refetch } = useQuery(personQualificationsQuery(personId))
  const { open, toggle, close } = useOpenEditor<PersonQualification['id'] | 'new'>()
  const rows = data?._embedded.personQualificationDtoList ?? []
  const editorOf = (held: PersonQualification | null) =>
    data !== undefined && (
      <PersonQualificationEditor key={open} personId={personId} today={data.today} held={held} onClose={close} />
    )
  return (
    <Panel
      title={texts.qualifications.title}
      aside={
        <AddButton aria-label={words.addLabel} isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && editorOf(null)}
      <LoadState load={{ data, error, refetch }} height={60} />
      {data !== undefined && rows.length === 0 && open === null && <Hint>{words.none}</Hint>}
      {data !== undefined && rows.length > 0 && (
        <PlainTable
          label={texts.qualifications.title}
          rows={rows}
          rowKey={({ id }) => id}
          below={(held) => open === held.id && editorOf(held)}
          columns={[
            {
              title: words.qualification,
              cell: ({ name, period }) => (
                <>
                  {name}
                  <small className={classes.onPhone}>
                    <Period period={period} today={data.today} />
                  </small>
                </>
              ),
            },
            {
              title: words.period,
              spare: true,
              cell: ({ period }) => <Period period={period} today={data.today} />,
            },
            {
              title: texts.qualifications.actions,
              align: 'right',
              cell: (held) => <HeldActs {...{ personId, held }} today={data.today} onEdit={() => toggle(held.id)} />,
            },
          ]}
        />
      )}
    </Panel>
  )
}

type PeriodProps = Pick<PersonQualification, 'period'> & { readonly today: Day }

const Period = ({ period, today }: PeriodProps) => (
  <>
    {formatPeriod(period)}{' '}
    {period.end !== null && period.end < today && (
      <StatusBadge color="gray" icon={IconCircleDashed}>
        {words.over}
      </StatusBadge>
    )}
  </>
)

type ActsProps = {
  readonly personId: number
  readonly held: PersonQualification
  readonly today: Day
  readonly onEdit: () => void
}

function HeldActs({ personId, held, today, onEdit }: ActsProps) {
  const { mutateAsync: add } = useAction(addPersonQualification)
  const { mutateAsync: edit } = useAction(editPersonQualification)
  const { mutateAsync: remove } = useAction(removePersonQualification)
  const { name, qualificationId, period } = held
  const params = { id: personId, heldId: held.id }
  const until = (end: Day | null, version: number) =>
    edit({ params, body: { qualificationId, start: period.start, end, version } })

  async function endToday(): Promise<void> {
    await until(today, held.version)
    showUndo(words.ended(name), () => void until(period.end, held.version + 1).catch(() => {}))
  }
  async function takeAway(): Promise<void> {
    await remove({ params })
    const body = { qualificationId, ...period }
    showUndo(words.removed(name), () => void add({ params: { id: personId }, body }).catch(() => {}))
  }
  return (
    <RowButtons>
      <IconAction label={words.edit(name)} icon={IconPencil} onClick={onEdit} />
      {containsDay(period, today) && period.end !== today && (
        <IconAction label={words.endToday(name)} icon={IconCalendarOff} onClick={() => endToday().catch(() => {})} />
      )}
      <IconAction label={words.remove(name)} icon={IconTrash} danger onClick={() => takeAway().catch(() => {})} />
    </RowButtons>
  )
}
