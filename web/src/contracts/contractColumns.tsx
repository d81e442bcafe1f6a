import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconLink } from '../ui/buttons/IconLink.tsx'
import { IconClipboardText } from '../ui/icons.ts'
import { type Column, buttonsColumn } from '../ui/table/column.ts'
import classes from './contracts.module.css'
import type { ContractSummary } from './queries.ts'
import { formatDates } from './formatDates.ts'

const { columns: titles } = texts.contracts.list

type ContractColumn = Column<ContractSummary>

export const idColumn: ContractColumn = { key: 'id', title: titles.id, width: 100, value: ({ id }) => id }

/** The column with a link to the contract on HR's screens. */
export const linkedIdColumn: ContractColumn = {
  ...idColumn,
  cell: ({ id }) => <Link to={paths.adminContract({ contract: id })}>{id}</Link>,
}

export const periodColumn: ContractColumn = {
  key: 'period',
  title: titles.period,
  width: '26%',
  value: ({ contractPeriod }) => contractPeriod.startDate,
  csv: ({ contractPeriod }) => formatDates(contractPeriod),
  cell: ({ contractPeriod }) => formatDates(contractPeriod),
}

export const ordersColumn: ContractColumn = {
  key: 'orders',
  title: titles.orders,
  width: '22%',
  sortable: false,
  value: ({ datesFromAllOrders }) => datesFromAllOrders.join(', '),
  cell: ({ datesFromAllOrders }) =>
    datesFromAllOrders.length === 0 ? (
      <span className={classes.none}>{texts.table.nothing}</span>
    ) : (
      <span className={classes.orders}>
        {datesFromAllOrders.map((dates) => (
          <span key={dates}>{dates}</span>
        ))}
      </span>
    ),
}

export const userIdColumn: ContractColumn = {
  key: 'userId',
  title: titles.userId,
  width: 120,
  value: ({ userId }) => userId,
}

export const usernameColumn: ContractColumn = {
  key: 'username',
  title: titles.username,
  leads: true,
  value: ({ username }) => username,
  cell: ({ userId, username }) => <Link to={paths.adminUser({ user: userId })}>{username}</Link>,
}

export const customerIdColumn: ContractColumn = {
  key: 'customerId',
  title: titles.customerId,
  width: 90,
  value: ({ customerId }) => customerId,
}

export const customerNameColumn: ContractColumn = {
  key: 'customerName',
  title: titles.customerName,
  leads: true,
  value: ({ customerName }) => customerName,
}

/** The link opens the person's shifts in the month that the user last chose on another screen. */
export const shiftsColumn: ContractColumn = buttonsColumn({
  title: titles.shifts,
  width: 76,
  cell: ({ id, userId, customerName }) => (
    <IconLink
      label={texts.personMonth.editOfContract(customerName)}
      icon={IconClipboardText}
      to={paths.adminDetails({ user: userId, contract: id })}
    />
  ),
})
