import { ownPersonalData, personalData } from '@uurwerk/contract/personalData'
import { IconFileZip } from '@tabler/icons-react'
import { download } from '../api/download.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'

/** All that is kept of one person as a file: of somebody, for HR; of oneself without an id. */
export const PersonalDataButton = ({ personId }: { readonly personId?: number }) => (
  <ActionButton
    variant="subtle"
    leftSection={<IconFileZip size={16} stroke={1.75} aria-hidden />}
    // Why it failed stands in the red banner.
    onClick={() =>
      (personId === undefined ? download(ownPersonalData) : download(personalData, { params: { id: personId } })).catch(
        () => {},
      )
    }
  >
    {personId === undefined ? texts.personalData.own : texts.personalData.ofPerson}
  </ActionButton>
)
