import { addExemption, editExemption } from '@uurwerk/contract/invoicing/vatRegimes'
import { isOwnRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconPencil } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { ExemptionEditor } from './ExemptionEditor.tsx'
import type { Regime } from './regime.ts'
import classes from './vatRegimes.module.css'

const words = texts.invoicing.regime

/** HR can add exemptions of our own company and change their texts (rule invoicing-104). */
export function OwnExemptions({ regimes }: { readonly regimes: readonly Regime[] }) {
  const { open, toggle, close } = useOpenEditor<Regime['code'] | 'new'>()
  const add = useAction(addExemption).mutateAsync
  const edit = useAction(editExemption).mutateAsync
  const own = regimes.filter(({ code }) => isOwnRegime(code))
  return (
    <Panel
      title={words.own}
      aside={
        <AddButton isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.addOwn}
        </AddButton>
      }
    >
      <p className={classes.hint}>{words.ownHint}</p>
      {open === 'new' && <ExemptionEditor onSave={(body) => add({ body })} onClose={close} />}
      {own.length === 0 && open === null && <p className={classes.hint}>{words.noOwn}</p>}
      <ul className={classes.own}>
        {own.map((exemption) => (
          <li key={exemption.code}>
            {open === exemption.code ? (
              <ExemptionEditor
                exemption={exemption}
                onSave={(body) =>
                  edit({ params: { number: numberOf(exemption.code) }, body: { ...body, version: exemption.version } })
                }
                onClose={close}
              />
            ) : (
              <>
                <span>
                  {exemption.name}
                  <small>{[exemption.words?.['nl'], exemption.vatex].filter(Boolean).join(' · ')}</small>
                </span>
                <IconAction
                  label={words.editOwn(exemption.name)}
                  icon={IconPencil}
                  onClick={() => toggle(exemption.code)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const numberOf = (code: Regime['code']): number => Number(code.split('_').at(-1))
