import { useState } from 'react'
import type { RecupYear } from '../../balances/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconCheck, IconPencil, IconTrash } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { hoursColumn } from '../../ui/table/plainColumns.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { addRecupBonus, RecupBonusBody, removeRecupBonus } from '@uurwerk/contract/balances/balances'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { schemaResolver, useForm } from '@mantine/form'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { RecupEditor, type RecupHours } from './RecupEditor.tsx'
import { whyNoBonus } from './recupFacts.ts'

type RecupBonus = RecupYear['recupBonusDtos'][number]

type Props = {
  readonly person: Person
  readonly recup: RecupYear
  /** Makes the list show another year. Called when HR adds a bonus in a year that the list does not show. */
  readonly onYear: (year: number) => void
}

/** The list of recuperation bonuses: extra hours of recuperation that HR gives. */
export function RecupBonuses({ person, recup: { year, recupBonusDtos: bonuses }, onYear }: Props) {
  const words = texts.people.recup
  const [adjusting, setAdjusting] = useState(false)
  const { open, toggle, close } = useOpenEditor<'new'>()

  const params = { userId: person.id }
  const { mutate: add } = useAction(addRecupBonus)
  const { mutateAsync: takeAway } = useAction(removeRecupBonus)

  async function remove({ id, date, hours, reason }: RecupBonus): Promise<void> {
    await takeAway({ params: { ...params, bonusId: id } })
    showUndo(words.removed(formatDay(date)), () => add({ params, body: { date, hours, reason } }))
  }
  return (
    <Panel
      title={words.bonuses}
      aside={
        <div className={classes.buttons}>
          {bonuses.length > 0 && (
            <ActionButton icon={adjusting ? IconCheck : IconPencil} onClick={() => setAdjusting(!adjusting)}>
              {adjusting ? words.done : words.adjust}
            </ActionButton>
          )}
          <AddButton aria-label={words.addBonus} isOpen={open === 'new'} onClick={() => toggle('new')}>
            {words.add}
          </AddButton>
        </div>
      }
    >
      {open === 'new' && <RecupBonusForm person={person} year={year} onYear={onYear} onClose={close} />}
      {bonuses.length === 0 && open === null && <Hint>{words.noBonuses(year)}</Hint>}
      {bonuses.length > 0 && <BonusesTable bonuses={bonuses} onRemove={adjusting ? remove : null} />}
    </Panel>
  )
}

type TableProps = {
  readonly bonuses: readonly RecupBonus[]
  /** Removes a bonus. Null while HR is not changing the list; the table then has no buttons. */
  readonly onRemove: ((bonus: RecupBonus) => Promise<void>) | null
}

function BonusesTable({ bonuses, onRemove }: TableProps) {
  const words = texts.people.recup
  return (
    <PlainTable
      label={words.bonuses}
      rows={bonuses}
      rowKey={({ id }) => id}
      csvName={words.bonuses}
      columns={[
        {
          title: words.date,
          cell: ({ date }) => <span className={classes.day}>{formatDay(date)}</span>,
          csv: ({ date }) => formatDay(date),
        },
        hoursColumn(words.hours, 'hours'),
        { title: words.reason, cell: ({ reason }) => reason || texts.table.nothing, csv: ({ reason }) => reason },
        ...(onRemove === null
          ? []
          : [
              {
                title: words.actions,
                align: 'right' as const,
                cell: (bonus: RecupBonus) => (
                  <IconAction
                    label={words.removeOf(formatDay(bonus.date))}
                    icon={IconTrash}
                    danger
                    onClick={() => onRemove(bonus)}
                  />
                ),
              },
            ]),
      ]}
    />
  )
}

type Values = RecupHours & { readonly date: Day | null }

type RecupBonusFormProps = {
  readonly person: Person
  readonly year: number
  readonly onYear: (year: number) => void
  readonly onClose: () => void
}

const errorsBySchema = schemaResolver(RecupBonusBody, { sync: true })

function RecupBonusForm({ person, year, onYear, onClose }: RecupBonusFormProps) {
  const words = texts.people.recup
  const { mutateAsync: give } = useAction(addRecupBonus, SHOWN_BY_SCREEN)
  const form = useForm<Values>({
    initialValues: { date: null, hours: null, reason: '' },
    validate: (values) => {
      const why = values.date === null ? null : whyNoBonus(person, values.date)
      return { ...(why !== null && { date: why }), ...errorsBySchema(values) }
    },
  })
  async function add({ date, ...body }: Values & { readonly hours: number }): Promise<void> {
    if (date === null) return
    await give({ params: { userId: person.id }, body: { date, ...body } })
    if (yearOf(date) !== year) onYear(yearOf(date))
  }
  return (
    <RecupEditor draftName={`new recup bonus ${person.id}`} form={form} onSave={add} onClose={onClose}>
      <DayField label={words.date} reader="office" {...form.getInputProps('date')} />
    </RecupEditor>
  )
}
