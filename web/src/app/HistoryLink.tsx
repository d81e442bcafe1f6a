import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconHistory } from '../ui/icons.ts'

type Props = { readonly of: NonNullable<Parameters<typeof paths.adminAudit>[0]> }

export const HistoryLink = ({ of }: Props) => (
  <Button
    component={Link}
    to={paths.adminAudit(of)}
    variant="subtle"
    leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
  >
    {texts.audit.history}
  </Button>
)
