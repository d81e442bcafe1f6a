import { chooseCompanyRegime, offerVatRegime, vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { ChoosableRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Columns } from '../../ui/page/Columns.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { CustomerRegimes } from './CustomerRegimes.tsx'
import { OwnExemptions } from './OwnExemptions.tsx'
import classes from './vatRegimes.module.css'

const words = texts.invoicing.regime

type Regimes = ResponseOf<typeof vatRegimes>

/** The part of the settings with the VAT regime of the company, of its customers, and the VAT regimes that HR can choose. */
export function VatPart() {
  const { data, error, refetch } = useQuery(queryOf(vatRegimes))
  return (
    <Columns
      side={
        <>
          {data === undefined && error === null && <Skeleton h={320} />}
          {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
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
  const { mutateAsync } = useAction(chooseCompanyRegime)
  // The list has no empty option, so the regime is never null.
  const save = async (regime: ChoosableRegime | null, preview: boolean) =>
    regime === null
      ? { concepts: 0 }
      : await mutateAsync({ query: { preview: preview ? 'true' : 'false' }, body: { regime } })
  return (
    <VatRegimePanel
      title={words.ofCompany}
      label={words.label}
      description={words.ofCompanyHint}
      chosen={chosen}
      save={save}
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
