import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBooks } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { AccountingExportDialog } from './AccountingExportDialog.tsx'

export function AccountingExportButton({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <Button leftSection={<IconBooks size={16} stroke={1.75} aria-hidden />} onClick={dialog.open}>
        {texts.batches.books.open}
      </Button>
      {opened && <AccountingExportDialog yearMonth={yearMonth} onClose={dialog.close} />}
    </>
  )
}
