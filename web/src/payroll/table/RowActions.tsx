import { Button } from '@mantine/core'
import { IconPencil, IconSwitchHorizontal } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import type { PayrollRow } from './payrollRow.ts'
import classes from '../payroll.module.css'
import type { CodeEdit } from './useCodeEdit.ts'
import type { SicknessConversion } from './useSicknessConversion.ts'

const words = texts.payroll

type Props = {
  readonly row: PayrollRow
  readonly edit: CodeEdit
  readonly conversion: SicknessConversion
}

export function RowActions({ row, edit, conversion }: Props) {
  if (edit.key === row.key) return <EditButtons edit={edit} />
  if (!row.editable && row.convertible === null) return null
  return (
    <span className={classes.actions}>
      {row.editable && <StartButton row={row} edit={edit} />}
      {row.convertible !== null && <ConvertButton row={row} conversion={conversion} />}
    </span>
  )
}

const EditButtons = ({ edit: { refusal, save, cancel } }: { readonly edit: CodeEdit }) => (
  <span className={classes.actions}>
    <Button variant="subtle" size="compact-sm" onClick={cancel}>
      {texts.ui.cancel}
    </Button>
    <ActionButton variant="filled" size="compact-sm" refusal={refusal} onClick={save}>
      {words.edit.save}
    </ActionButton>
  </span>
)

function StartButton({ row, edit: { left, start } }: Pick<Props, 'row' | 'edit'>) {
  const place = useRef<HTMLSpanElement>(null)
  const takesFocus = left === row.key
  useEffect(() => {
    // The focus moves back only when the removed field had the focus. Otherwise the user may have moved to another
    // element already.
    if (takesFocus && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <span ref={place}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        aria-label={words.edit.of(row.code, writtenDay(row.date))}
        onClick={() => start(row)}
      >
        {words.edit.start}
      </Button>
    </span>
  )
}

const ConvertButton = ({ row, conversion }: Pick<Props, 'row' | 'conversion'>) => (
  <ActionButton
    variant="subtle"
    size="compact-sm"
    leftSection={<IconSwitchHorizontal size={16} stroke={1.75} aria-hidden />}
    aria-label={words.convert.of(row.code, writtenDay(row.date))}
    refusal={row.actions.convert}
    reason={conversion.running ? words.convert.oneAtATime : null}
    onClick={() => conversion.convert(row)}
  >
    {words.convert.action}
  </ActionButton>
)
