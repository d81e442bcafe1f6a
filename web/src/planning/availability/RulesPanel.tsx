import type { AvailabilityRuleDto } from '@uurwerk/contract/planning/availability'
import { addDays, toDay, type Day } from '@uurwerk/domain/time/day'
import { weekdayName } from '@uurwerk/domain/time/formatDay'
import { IconX } from '@tabler/icons-react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import lists from '../shiftLists.module.css'

const words = texts.availability
const MONDAY = toDay('2026-11-23')

type Props = {
  readonly rules: readonly AvailabilityRuleDto[]
  readonly written: (day: Day) => string
  readonly onEnd: (ruleId: number) => Promise<unknown>
}

/** The weekly rules of a person that have not ended. */
export function RulesPanel({ rules, written, onEnd }: Props) {
  const current = rules.filter(({ end }) => end === null || end > today())
  return (
    <Panel title={words.rules}>
      {current.length === 0 && <Hint>{words.noRules}</Hint>}
      <ul className={lists.list}>
        {current.map((rule) => {
          const name = words.rule(weekdayName(addDays(MONDAY, rule.weekday - 1)), rule.everyWeeks)
          const since = words.since(written(rule.start))
          return (
            <li key={rule.id} className={lists.shift}>
              <span className={lists.what}>
                <b>{name}</b>
                <span>{words.written(rule.mark, rule.hours)}</span>
                <span className={lists.detail}>
                  {rule.end === null ? since : words.sinceUntil(since, written(rule.end))}
                  {rule.byHr && ` · ${words.byHr}`}
                </span>
              </span>
              <AskFirstButton
                variant="default"
                label={words.endRule}
                aria-label={words.endRuleOf(name)}
                icon={IconX}
                question={words.endQuestion(name)}
                onConfirm={async () => {
                  await onEnd(rule.id)
                  showNote(words.ended)
                }}
              >
                <p>{words.endEffect}</p>
              </AskFirstButton>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
