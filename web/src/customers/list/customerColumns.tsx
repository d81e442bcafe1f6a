import { formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DetailsLink } from '../../ui/table/parts/DetailsLink.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { CustomerRow } from '../queries.ts'
import classes from './list.module.css'

const words = texts.customers.list

const count = (value: number) => <span className={value === 0 ? classes.none : undefined}>{value}</span>

/** The columns of the list of customers. */
export const customerColumns: readonly Column<CustomerRow>[] = [
  { key: 'id', title: words.columns.id, width: 72, value: ({ id }) => id },
  {
    key: 'name',
    title: words.columns.name,
    leads: true,
    value: ({ name }) => name,
    cell: ({ name, internal, active }) => (
      <>
        {name} {internal && <small className={classes.mark}>{words.internal}</small>}
        {!active && <small className={classes.mark}>{words.inactive}</small>}
      </>
    ),
  },
  { key: 'abbreviation', title: words.columns.abbreviation, width: 130, value: ({ abbreviation }) => abbreviation },
  {
    key: 'activeContractCount',
    title: words.columns.activeContracts,
    align: 'right',
    width: 150,
    value: ({ activeContractCount }) => activeContractCount,
    cell: ({ activeContractCount }) => count(activeContractCount),
  },
  {
    key: 'futureContractCount',
    title: words.columns.futureContracts,
    align: 'right',
    width: 180,
    value: ({ futureContractCount }) => futureContractCount,
    cell: ({ futureContractCount }) => count(futureContractCount),
  },
  {
    key: 'parentCompany',
    title: words.columns.parent,
    value: ({ parentCompany }) => parentCompany,
    cell: ({ parentCompany, parentCompanyId }) =>
      parentCompany === null ? (
        <span className={classes.none}>{texts.table.nothing}</span>
      ) : (
        <Link to={paths.adminCustomer({ customer: parentCompanyId })}>{parentCompany}</Link>
      ),
  },
  { key: 'vat', title: words.columns.vat, width: 140, value: ({ vat }) => formatVatNumber(vat) },
  {
    key: 'vatRegime',
    title: words.columns.vatRegime,
    width: 150,
    value: ({ vatRegimeName }) => vatRegimeName,
    cell: ({ vatRegimeName }) => vatRegimeName ?? <span className={classes.none}>{words.noRegime}</span>,
  },
  {
    key: 'details',
    title: words.columns.details,
    align: 'right',
    width: 130,
    sortable: false,
    exported: false,
    value: () => null,
    cell: ({ id, name }) => <DetailsLink to={paths.adminCustomer({ customer: id })} name={name} />,
  },
]
