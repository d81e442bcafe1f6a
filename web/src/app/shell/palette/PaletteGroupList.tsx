import { stageOf } from '@uurwerk/domain/timesheets/timesheetStage'
import * as texts from '../../../texts/texts.ts'
import type { IconComponent } from '../../../ui/createIcon.tsx'
import {
  IconArrowRight,
  IconBolt,
  IconBuildingHospital,
  IconCalendarMonth,
  IconFileInvoice,
  IconFileText,
  IconList,
  IconUser,
} from '../../../ui/icons.ts'
import { onPlainClick } from '../../../ui/onPlainClick.ts'
import classes from './palette.module.css'
import { markedParts } from './markedParts.ts'
import type { PaletteGroup } from './paletteGroups.ts'
import type { PaletteItem } from './paletteSteps.ts'

const ICONS: Readonly<Record<PaletteGroup, IconComponent>> = {
  steps: IconBolt,
  months: IconCalendarMonth,
  people: IconUser,
  customers: IconBuildingHospital,
  contracts: IconFileText,
  invoices: IconFileInvoice,
  lists: IconList,
  pages: IconArrowRight,
}

type Props = {
  readonly id: string
  readonly group: PaletteGroup
  readonly items: readonly PaletteItem[]
  readonly typed: string
  readonly all: readonly PaletteItem[]
  readonly current: number
  readonly onOpen: (item: PaletteItem) => void
}

/** The line of a month ends with its state, and the line of a step (an action) with its keyboard key. */
export const PaletteGroupList = ({ id, group, items, typed, all, current, onOpen }: Props) => (
  <div role="group" aria-labelledby={`${id}${group}`}>
    <div id={`${id}${group}`} className={classes.group}>
      {texts.paletteDialog.groups[group]}
    </div>
    {items.map((item) => {
      const place = all.indexOf(item)
      const Icon = ICONS[group]
      return (
        <a
          key={`${item.to} ${item.label}`}
          id={`${id}${place}`}
          href={item.to}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          data-refused={item.isRefused}
          className={classes.item}
          onClick={onPlainClick(() => onOpen(item))}
        >
          <Icon className={classes.icon} size={16} stroke={1.75} aria-hidden />
          <span className={classes.what}>
            <Marked text={item.label} typed={typed} />
            {item.about !== '' && (
              <small>
                <Marked text={item.about} typed={typed} />
              </small>
            )}
          </span>
          {group === 'months' && item.row !== undefined && (
            <span className={classes.stage} data-stage={stageOf(item.row)}>
              {texts.stages[stageOf(item.row)]}
            </span>
          )}
          {item.key !== undefined && <kbd aria-hidden>{item.key}</kbd>}
        </a>
      )
    })}
  </div>
)

const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  markedParts(text, typed).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- A part of a text can be identified only by its position.
    part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
  )
