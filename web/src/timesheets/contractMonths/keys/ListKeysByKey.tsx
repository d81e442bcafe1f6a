import { useDisclosure } from '@mantine/hooks'
import { useKeys } from '../../../ui/useKeys.ts'
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

/** Opens the dialog with all keyboard keys of the list when the user presses '?'. */
export function ListKeysByKey() {
  const [opened, keys] = useDisclosure()
  useKeys({ '?': keys.open })
  return opened && <ListKeysDialog onClose={keys.close} />
}

const ListKeysDialog = lazyDialog(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)
