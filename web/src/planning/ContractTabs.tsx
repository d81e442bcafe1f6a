import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { customerLabelIn } from '../contracts/month/customerLabel.ts'
import type { MonthContract } from '../contracts/queries.ts'
import * as texts from '../texts/texts.ts'
import classes from './planning.module.css'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly onChooseContract: (contractId: number) => void
  readonly between?: ReactNode
  readonly children: ReactNode
}

export const ContractTabs = ({ contracts, contract, onChooseContract, between, children }: Props) => (
  <Tabs value={String(contract.id)} onChange={(id) => onChooseContract(Number(id))} keepMounted={false}>
    <Tabs.List className={classes.tabs} aria-label={texts.planning.contracts}>
      {contracts.map((each) => (
        <Tabs.Tab key={each.id} value={String(each.id)} className={classes.tab}>
          {customerLabelIn(contracts, each)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {between}
    {contracts.map(({ id }) => (
      <Tabs.Panel key={id} value={String(id)}>
        {children}
      </Tabs.Panel>
    ))}
  </Tabs>
)
