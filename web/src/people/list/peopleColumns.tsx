import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { DetailsLink } from '../../ui/table/parts/DetailsLink.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import { formatAccount } from '../invitations/formatAccount.ts'
import { personName } from '../personName.ts'
import { PersonStatusBadge } from '../PersonStatusBadge.tsx'
import type { PersonRow } from '../queries.ts'
import { isActive } from './peopleFilters.ts'
import classes from './list.module.css'

const words = texts.people.list.columns

const statusOf = (person: PersonRow): string => texts.people.statuses[isActive(person) ? 'active' : 'inactive']

/**
 * Returns `value` for an employee. Returns null for a self-employed person, who has no part-time percentage and no
 * recuperation.
 */
const ofEmployee = (person: PersonRow, value: number): number | null => (person.employee ? value : null)

export const peopleColumns: readonly Column<PersonRow>[] = [
  { key: 'id', title: words.id, width: 80, value: ({ id }) => id },
  { key: 'email', title: words.email, value: ({ email }) => email, cell: ({ email }) => <Cut text={email} /> },
  {
    key: 'firstName',
    title: words.firstName,
    leads: true,
    width: '14%',
    value: ({ firstName }) => firstName,
    cell: ({ firstName, lastName, employee }) => (
      <>
        {firstName}
        <span className={classes.onCard}>
          {' '}
          {lastName}
          {!employee && <span className={classes.kind}> {texts.people.independent}</span>}
        </span>
      </>
    ),
  },
  {
    key: 'lastName',
    title: words.lastName,
    width: '20%',
    value: ({ lastName }) => lastName,
    cell: ({ lastName, employee }) => (
      <>
        <span className={classes.name}>{lastName}</span>
        {!employee && <span className={classes.kind}> {texts.people.independent}</span>}
      </>
    ),
  },
  {
    key: 'partTimePercentage',
    title: words.partTimePercentage,
    align: 'right',
    width: 170,
    value: (person) => ofEmployee(person, person.partTimePercentage),
    cell: ({ employee, partTimePercentage }) => (employee ? formatPercentageNumber(partTimePercentage) : NOTHING),
  },
  {
    key: 'recup',
    title: words.recup,
    align: 'right',
    width: 96,
    value: (person) => ofEmployee(person, person.recup),
    cell: ({ employee, recup }) =>
      employee ? <span className={recup === 0 ? classes.faint : undefined}>{formatHourNumber(recup)}</span> : NOTHING,
  },
  {
    key: 'status',
    title: words.status,
    width: 130,
    value: statusOf,
    cell: (person) => <PersonStatusBadge active={isActive(person)} />,
  },
  {
    key: 'account',
    title: words.account,
    width: 170,
    value: formatAccount,
    cell: (person) => (
      <span className={classes.account} data-faint={!person.signedIn || undefined}>
        {formatAccount(person)}
      </span>
    ),
  },
  {
    key: 'details',
    title: words.details,
    align: 'right',
    width: 130,
    sortable: false,
    exported: false,
    value: () => null,
    cell: (person) => <DetailsLink to={paths.adminUser({ user: person.id })} name={personName(person)} />,
  },
]

const NOTHING = <span className={classes.faint}>{texts.table.nothing}</span>

const Cut = ({ text }: { readonly text: string }) => (
  <span className={classes.cut} title={text}>
    {text}
  </span>
)
