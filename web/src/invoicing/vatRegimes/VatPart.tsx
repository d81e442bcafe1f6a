import { chooseCompanyRegime, offerVatRegime, vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Columns } from '../../ui/page/Columns.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { CustomerRegimes } from './CustomerRegimes.tsx'
import { OwnExemptions } from './OwnExemptions.tsx'
import classes from './vatRegimes.module.css'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

const words = texts.invoicing.regime

type Regimes = ResponseOf<typeof vatRegimes>

/** The VAT regime of our own company and of its customers, and the VAT regimes that HR can choose. */
export function VatPart() {
  const load = useQuery(queryOf(vatRegimes))
  const { data } = load
  return (
    <Columns
      side={
        <>
          <LoadState load={load} height={320} />
          {data !== undefined && <CompanyRegime chosen={data.companyRegime} />}
          {data !== undefined && <OwnExemptions regimes={data._embedded.vatRegimeList} />}
          {data !== undefined && <OfferedRegimes regimes={data._embedded.vatRegimeList} />}
        </>
      }
    >
      <CustomerRegimes />
    </Columns>
  )
}

function CompanyRegime({ chosen }: { readonly chosen: Regimes['companyRegime'] }) {
  const { mutateAsync: choose } = useAction(chooseCompanyRegime)
  return (
    <VatRegimePanel
      title={words.ofCompany}
      description={words.ofCompanyHint}
      chosen={chosen}
      // This list has no empty option, so the VAT regime that HR chooses is never null.
      save={async (regime, query) => (regime === null ? { concepts: 0 } : choose({ query, body: { regime } }))}
    />
  )
}

function OfferedRegimes({ regimes }: { readonly regimes: Regimes['_embedded']['vatRegimeList'] }) {
  const { mutateAsync: offer } = useAction(offerVatRegime)
  return (
    <Panel title={words.offered}>
      <p className={classes.hint}>{words.offeredHint}</p>
      <ul className={classes.offered}>
        {regimes.map(({ code, name, active }) => (
          <li key={code}>
            <SwitchField
              label={name}
              value={active}
              onChange={(wanted) => void offer({ body: { code, active: wanted } })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
