import { endFollowing, type Follower } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { Day } from '@uurwerk/domain/time/day'
import { useForm } from '@mantine/form'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'

const words = texts.rotation

type Props = { readonly patternId: number; readonly follower: Follower; readonly onClose: () => void }

/** An empty last day means that the contract follows the pattern without an end (rule rotation-2). */
export function EndForm({ patternId, follower, onClose }: Props) {
  const { mutateAsync } = useAction(endFollowing, SHOWN_BY_SCREEN)
  const form = useForm<{ end: Day | null }>({ initialValues: { end: follower.end } })

  async function save({ end }: { readonly end: Day | null }): Promise<void> {
    const { id: followerId, version } = follower
    await mutateAsync({ params: { patternId, followerId }, body: { version, end } })
    showNote(words.ended)
    onClose()
  }
  return (
    <Form
      form={form}
      onSubmit={save}
      aboutField={{ contract_follows_pattern: 'end', period_reversed: 'end' }}
      isDirty={() => false}
      layout="stacked"
    >
      <Hint>{words.endHint}</Hint>
      <DayField
        label={words.to}
        description={words.noEnd}
        reader="office"
        first={follower.start}
        {...form.getInputProps('end')}
      />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}
