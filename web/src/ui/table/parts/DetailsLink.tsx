import { Button } from '@mantine/core'
import { Link } from 'react-router'
import * as texts from '../../../texts/texts.ts'
import classes from './DetailsLink.module.css'

type Props = {
  readonly to: string
  readonly name: string
}

export const DetailsLink = ({ to, name }: Props) => (
  <Button component={Link} to={to} variant="subtle" className={classes.root} aria-label={texts.table.detailsOf(name)}>
    {texts.table.details}
  </Button>
)
