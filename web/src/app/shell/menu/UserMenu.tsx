import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { IconChevronDown, IconLogout } from '../../../ui/icons.ts'
import { fullName, useCurrentUser } from '../../session/currentUser.ts'
import { queryClient } from '../../api/queryClient.ts'
import { signOut } from '../../session/endSession.ts'
import * as texts from '../../../texts/texts.ts'
import { waitingCount } from '../../api/outbox/outboxState.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { MenuBelow } from '../../../ui/menus/MenuBelow.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { askToDiscard } from '../../../ui/form/drafts/unsavedForms.ts'
import type { NavItem } from './navItems.ts'
import classes from './menu.module.css'

const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[]

/** When changes wait in the browser, signing out asks a question first (rule offline-10). */
export function UserMenu({ items }: { readonly items: readonly NavItem[] }) {
  const name = fullName(useCurrentUser())
  const navigate = useNavigate()
  const [asking, question] = useDisclosure()
  const { colorScheme, setColorScheme } = useMantineColorScheme()

  async function leave(): Promise<void> {
    // When somebody signed in in another tab, the page loads again, because it still has the data of the first user.
    if (!(await signOut())) return location.assign(paths.login())
    await navigate(paths.login(), { replace: true })
    queryClient.clear()
  }

  return (
    <>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.signOut.question}
        confirm={texts.menu.signOut}
        onConfirm={leave}
      >
        <p>{texts.signOut.text(waitingCount())}</p>
      </ConfirmDialog>
      <MenuBelow
        width={220}
        button={(button) => (
          <UnstyledButton {...button} className={classes.user}>
            <Avatar name={name} size={28} />
            <span className={classes.userName}>{name}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.userChevron} />
          </UnstyledButton>
        )}
      >
        <Menu.Label>{name}</Menu.Label>
        {items.map(({ to, label, icon: Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} stroke={1.75} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{texts.menu.theme}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(theme) => setColorScheme(theme as MantineColorScheme)}>
          {THEMES.map((theme) => (
            <Menu.RadioItem key={theme} value={theme}>
              {texts.menu.themes[theme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
          onClick={() => askToDiscard(() => (waitingCount() > 0 ? question.open() : void leave()))}
        >
          {texts.menu.signOut}
        </Menu.Item>
      </MenuBelow>
    </>
  )
}
