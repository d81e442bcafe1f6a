import { Menu, type MenuProps } from '@mantine/core'
import type { ReactElement, ReactNode, Ref } from 'react'
import { useFirstUse } from './useFirstUse.ts'

type ButtonProps = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly onClick?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: false
}

type Props = Pick<MenuProps, 'width' | 'position'> & {
  /** Makes the button that opens the menu. The button must get all given properties. */
  readonly button: (props: ButtonProps) => ReactElement
  readonly children: ReactNode
}

/** A menu below a button. The menu is made when the user opens it for the first time. */
export function MenuBelow({ button, children, ...menu }: Props) {
  const { isUsed, use, opened, setOpened, button: ref } = useFirstUse()
  if (!isUsed) return button({ onClick: use, 'aria-haspopup': 'menu', 'aria-expanded': false })
  return (
    <Menu {...menu} opened={opened} onChange={setOpened}>
      <Menu.Target>{button({ ref })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
