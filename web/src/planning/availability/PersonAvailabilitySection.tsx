import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconCalendarUser } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

const words = texts.availability

export const PersonAvailabilitySection = ({ personId }: { readonly personId: number }) => (
  <Panel title={words.ofPerson}>
    <Hint>{words.ofPersonText}</Hint>
    <ActionLink icon={IconCalendarUser} to={paths.adminAvailability({ user: personId })}>
      {words.open}
    </ActionLink>
  </Panel>
)
