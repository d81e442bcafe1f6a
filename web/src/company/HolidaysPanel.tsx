import { addHoliday, HolidayBody, removeHoliday } from '@uurwerk/contract/absences/holidays'
import { yearOf, toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useYearInAddress } from '../app/month/useYearInAddress.ts'
import * as texts from '../texts/texts.ts'
import { DayField } from '../ui/form/fields/DayField.tsx'
import { Fields } from '../ui/form/FieldGroups.tsx'
import { InlineEditor } from '../ui/form/InlineEditor.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { IconAction } from '../ui/buttons/IconAction.tsx'
import { IconTrash } from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { showUndo } from '../ui/toast/showUndo.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { useFocusBack } from '../ui/dialog/useFocusBack.ts'
import { YearSwitcher } from '../ui/switchers/YearSwitcher.tsx'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'
import { holidaysQuery, type Holiday } from './queries.ts'
import classes from './settings.module.css'
import { useAction } from '../app/api/useAction.ts'
import { AddButton } from '../ui/buttons/AddButton.tsx'
import { LoadState } from '../ui/page/load/LoadState.tsx'

const { holidays: words } = texts.settings

export function HolidaysPanel() {
  const [year, choose] = useYearInAddress()
  const { open, toggle, close } = useOpenEditor<'new'>()
  const load = useQuery(holidaysQuery(year))
  const { data } = load
  const add = useAction(addHoliday).mutateAsync
  const remove = useAction(removeHoliday).mutateAsync

  async function takeAway({ date, name }: Holiday): Promise<void> {
    await remove({ params: { day: toDay(date) } })
    showUndo(words.removed(name), () => void add({ body: { date, name } }).catch(() => {}))
  }
  return (
    <Panel
      title={words.title}
      aside={
        <span className={classes.head}>
          <YearSwitcher year={year} onChange={choose} previousAvailable nextAvailable />
          <AddButton isOpen={open === 'new'} onClick={() => toggle('new')}>
            {words.add}
          </AddButton>
        </span>
      }
    >
      <p className={classes.intro}>{words.text}</p>
      {open === 'new' && (
        <HolidayForm
          onClose={close}
          onSave={async (holiday) => {
            await add({ body: holiday })
            choose(yearOf(holiday.date))
          }}
        />
      )}
      <LoadState load={load} height={340} title={words.failed} />
      {data !== undefined && (
        <HolidaysTable label={words.ofYear(year)} holidays={data._embedded.holidayDtoList} onRemove={takeAway} />
      )}
    </Panel>
  )
}

type TableProps = {
  readonly label: string
  readonly holidays: readonly Holiday[]
  readonly onRemove: (holiday: Holiday) => Promise<void>
}

const HolidaysTable = ({ label, holidays, onRemove }: TableProps) => (
  <PlainTable
    label={label}
    rows={holidays}
    rowKey={({ date }) => date}
    csvName={label}
    columns={[
      { title: words.date, csv: ({ date }) => formatDayWithDashes(toDay(date)) },
      { title: words.name, csv: ({ name }) => name },
      { title: words.kind, spare: true, csv: ({ legal }) => (legal ? words.legal : words.own) },
      {
        title: words.actions,
        align: 'right',
        cell: (holiday) => (
          <IconAction
            label={words.remove(holiday.name)}
            icon={IconTrash}
            danger
            refusal={holiday.actions.remove}
            onClick={() => onRemove(holiday).catch(() => {})}
          />
        ),
      },
    ]}
  />
)

type Values = { readonly date: Day | null; readonly name: string }

type FormProps = {
  readonly onSave: (holiday: { readonly date: Day; readonly name: string }) => Promise<unknown>
  readonly onClose: () => void
}

const ABOUT_DAY = { holiday_exists: 'date', holiday_in_fixed_month: 'date', holiday_occupied: 'date' } as const

function HolidayForm({ onSave, onClose }: FormProps) {
  useFocusBack(true)
  const form = useForm<Values>({
    initialValues: { date: null, name: '' },
    validate: schemaResolver(HolidayBody, { sync: true }),
  })
  async function save({ date, name }: Values): Promise<void> {
    if (date === null) return
    await onSave({ date, name })
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: 'new holiday' }} onSubmit={save} layout="stacked" aboutField={ABOUT_DAY}>
        <Fields>
          <DayField reader="office" label={words.date} withAsterisk autoFocus {...form.getInputProps('date')} />
          <TextInput label={words.name} withAsterisk maxLength={60} {...form.getInputProps('name')} />
        </Fields>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {texts.settings.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
