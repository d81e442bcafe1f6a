import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { PayrollCheckDialog } from '../payroll/check/PayrollCheckDialog.tsx'
import { useHrEmployers } from '../people/form/useHrEmployers.ts'
import { texts } from '../texts/texts.ts'

/** A button for each HR employer. It opens the check list, from which HR makes the file. */
export function PayrollExportButtons({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const { employers } = useHrEmployers()
  const [chosen, choose] = useState<number | null>(null)
  const employer = employers?.find(({ id }) => id === chosen)
  return (
    <>
      {employers?.map(({ id, name }) => (
        <Button
          key={id}
          leftSection={<IconTableExport size={16} stroke={1.75} aria-hidden />}
          onClick={() => choose(id)}
        >
          {texts.payroll.check.open(name)}
        </Button>
      ))}
      {employer !== undefined && (
        <PayrollCheckDialog employer={employer} yearMonth={yearMonth} onClose={() => choose(null)} />
      )}
    </>
  )
}
