import { useDisclosure } from '@mantine/hooks'
import { useKeys } from '../../../ui/useKeys.ts'
import { ListKeysDialog } from './listKeysLater.ts'

/** Opens the dialog with all keyboard keys of the list when the user presses '?'. */
export function ListKeysByKey() {
  const [opened, keys] = useDisclosure()
  useKeys({ '?': keys.open })
  return opened && <ListKeysDialog onClose={keys.close} />
}
