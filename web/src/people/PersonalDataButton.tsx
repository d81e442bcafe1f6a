import { ownPersonalData, personalData } from '@uurwerk/contract/people/personalData'
import { download } from '../app/api/request/download.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { IconFileZip } from '../ui/icons.ts'

/** Downloads all stored data of one person. HR can choose the person. An employee can download only the own data. */
export const PersonalDataButton = ({ personId }: { readonly personId?: number }) => (
  <ActionButton
    variant="subtle"
    icon={IconFileZip}
    // The red banner shows why the download failed.
    onClick={() =>
      (personId === undefined ? download(ownPersonalData) : download(personalData, { params: { id: personId } })).catch(
        () => {},
      )
    }
  >
    {personId === undefined ? texts.personalData.own : texts.personalData.ofPerson}
  </ActionButton>
)
