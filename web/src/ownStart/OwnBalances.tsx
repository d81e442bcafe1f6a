import type { OwnStart } from '@uurwerk/contract/ownStart/ownStart'
import { isSingular } from '@uurwerk/domain/money/isSingular'
import { Link } from 'react-router'
import { inHours } from '../balances/monthFigures.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import classes from './ownStart.module.css'

const words = texts.ownStart

export const OwnBalances = ({ balances }: { readonly balances: NonNullable<OwnStart['balances']> }) => (
  <Panel title={words.balances}>
    <ul className={classes.tiles}>
      <Tile
        to={paths.profile()}
        value={formatNumber(balances.vacationDays)}
        label={words.vacation(isSingular(balances.vacationDays))}
      />
      <Tile to={paths.recup()} value={inHours(balances.recupHours)} label={words.recup} />
      <Tile
        to={paths.profile()}
        value={formatNumber(balances.recupHolidays)}
        label={words.recupHolidays(isSingular(balances.recupHolidays))}
      />
    </ul>
    {!balances.vacationApproved && <Hint>{words.vacationNotApproved}</Hint>}
  </Panel>
)

type TileProps = { readonly to: string; readonly value: string; readonly label: string }

const Tile = ({ to, value, label }: TileProps) => (
  <li>
    <Link to={to}>
      <b>{value}</b> <span>{label}</span>
    </Link>
  </li>
)
