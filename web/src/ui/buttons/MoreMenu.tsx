import type { RefusalOf } from '@uurwerk/contract/problems'
import { Button, Menu } from '@mantine/core'
import { Link } from 'react-router'
import type { IconComponent } from '../createIcon.tsx'
import { IconChevronDown } from '../icons.ts'
import classes from './MoreMenu.module.css'
import { sentenceHere } from './reasons/sentenceHere.ts'

export type MenuStep = {
  readonly label: string
  readonly icon: IconComponent
  /** The reason why the action is not possible now, as returned by a rule in `domain`. */
  readonly refusal?: RefusalOf | null
  /** The reason why the action is not possible now, when the reason does not come from a rule in `domain`. */
  readonly reason?: string | null
} & ({ readonly to: string; readonly onClick?: never } | { readonly onClick: () => unknown; readonly to?: never })

type Props = {
  readonly label: string
  /** The first word of the label. It is shown when there is no space for the whole label. */
  readonly shortLabel?: string
  readonly steps: readonly MenuStep[]
  /** True while another screen is opening. A press then does nothing, because the actions belong to the old screen. */
  readonly isWaiting?: () => boolean
}

/** A menu for the less frequent actions of a screen. An action that is not possible shows the reason below its name. */
export const MoreMenu = ({ label, shortLabel = label, steps, isWaiting = never }: Props) => (
  <Menu position="bottom-end" width={260}>
    <Menu.Target>
      <Button
        aria-label={shortLabel === label ? undefined : label}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      >
        {shortLabel}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {steps.map((step) => (
        <MoreStep key={step.label} step={step} isWaiting={isWaiting} />
      ))}
    </Menu.Dropdown>
  </Menu>
)

const never = () => false

type StepProps = { readonly step: MenuStep; readonly isWaiting: () => boolean }

function MoreStep({ step: { label, icon: Icon, refusal, reason, to, onClick }, isWaiting }: StepProps) {
  const why = refusal ? sentenceHere(refusal) : (reason ?? null)
  const leftSection = <Icon size={16} stroke={1.75} aria-hidden />
  if (why !== null) {
    return (
      <Menu.Item leftSection={leftSection} aria-disabled closeMenuOnClick={false} className={classes.refused}>
        {label}
        <span className={classes.why}>{why}</span>
      </Menu.Item>
    )
  }
  return to === undefined ? (
    <Menu.Item leftSection={leftSection} onClick={() => void (isWaiting() || onClick())}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item
      component={Link}
      to={to}
      leftSection={leftSection}
      onClick={(event) => isWaiting() && event.preventDefault()}
    >
      {label}
    </Menu.Item>
  )
}
