import { editNeed, type Need } from '@uurwerk/contract/planning/openShifts/needs'
import { MOST_PLACES } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { useForm } from '@mantine/form'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { HoursBeforeField } from './HoursBeforeField.tsx'

const words = texts.needs

type Values = { places: number; hoursBefore: number | null }
type Props = { readonly need: Need; readonly onClose: () => void }

/** Changes the number of places, and the time until which employees can claim the shift (rule needs-5). */
export function EditNeedForm({ need: { id, version, places, filled, claimUntil }, onClose }: Props) {
  const { mutateAsync } = useAction(editNeed)
  const form = useForm<Values>({ initialValues: { places, hoursBefore: null } })
  const fewest = Math.max(1, filled)
  return (
    <Form
      form={form}
      layout="stacked"
      onSubmit={async ({ hoursBefore, ...body }) => {
        const until = hoursBefore === null ? {} : { hoursBefore }
        await mutateAsync({ params: { needId: id }, body: { ...body, ...until, version } })
        showNote(words.edited)
        onClose()
      }}
    >
      <NumberChoice
        label={words.places}
        choices={Array.from({ length: MOST_PLACES - fewest + 1 }, (_, more) => ({
          value: fewest + more,
          label: String(fewest + more),
        }))}
        {...form.getInputProps('places')}
      />
      <HoursBeforeField
        unchanged={words.untilUnchanged(formatMoment(claimUntil))}
        {...form.getInputProps('hoursBefore')}
      />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.saveEdit}
      </FormButtons>
    </Form>
  )
}
