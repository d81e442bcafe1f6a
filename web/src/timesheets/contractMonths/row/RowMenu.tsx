import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import type { IconComponent } from '../../../ui/createIcon.tsx'
import {
  IconArrowBackUp,
  IconBell,
  IconCalendarMonth,
  IconChecks,
  IconClipboardText,
  IconCoinEuro,
  IconFileInvoice,
  IconFileTypePdf,
  IconLock,
  IconLockOpen,
  IconTable,
  IconUserCheck,
  IconX,
} from '../../../ui/icons.ts'
import { onPlainClick } from '../../../ui/onPlainClick.ts'
import classes from '../contractMonths.module.css'
import { SCREENS, stepsOf, type StepName, type TakeStep } from './rowSteps.ts'

const ICONS: Readonly<Record<StepName, IconComponent>> = {
  approve: IconChecks,
  disapprove: IconX,
  remind: IconBell,
  confirm: IconUserCheck,
  reopen: IconArrowBackUp,
  lock: IconLock,
  unlock: IconLockOpen,
  sheet: IconTable,
  planning: IconCalendarMonth,
  edit: IconClipboardText,
  payroll: IconCoinEuro,
  invoice: IconFileInvoice,
  pdf: IconFileTypePdf,
}

type Props = {
  readonly row: ContractMonthRow
  readonly yearMonth: YearMonth
  readonly onTake: TakeStep
}

/** The menu with all HR actions on a contract month. An action that is not possible shows the reason. */
export const RowMenu = ({ row, yearMonth, onTake }: Props) => (
  <Menu defaultOpened width={270} withinPortal>
    <Menu.Target>
      <button type="button" className={classes.more} aria-label={texts.contractMonths.moreOf(row.username)} />
    </Menu.Target>
    <Menu.Dropdown>
      {stepsOf(row, yearMonth).map(({ name, key, refusal, to }) => {
        const Icon = ICONS[name]
        const shared = {
          leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
          rightSection: (
            <kbd className={classes.key} aria-hidden>
              {key}
            </kbd>
          ),
          'aria-keyshortcuts': key,
        }
        const isFirstScreen = name === SCREENS[0]
        return (
          <Fragment key={name}>
            {isFirstScreen && <Menu.Divider />}
            {refusal !== null ? (
              <Menu.Item {...shared} className={classes.refused} aria-disabled closeMenuOnClick={false}>
                {texts.contractMonths.steps[name]}
                <small>{sentenceHere(refusal)}</small>
              </Menu.Item>
            ) : (
              <Menu.Item
                {...shared}
                {...(to === undefined ? {} : { component: 'a' as const, href: to })}
                onClick={onPlainClick(() => onTake(row, name))}
              >
                {texts.contractMonths.steps[name]}
              </Menu.Item>
            )}
          </Fragment>
        )
      })}
    </Menu.Dropdown>
  </Menu>
)
