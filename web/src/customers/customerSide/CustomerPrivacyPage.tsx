import { contactPrivacy } from '@uurwerk/contract/operations/retention'
import { LEAST_CONTACT_TERMS } from '@uurwerk/domain/operations/retention/contactTerms'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactToken } from '../../app/api/request/contactToken.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { queryOf } from '../../app/api/queryOf.ts'
import classes from './customerSide.module.css'
import { EntranceFrame } from './EntranceFrame.tsx'
import { privacyTerms } from './privacyTerms.ts'

const words = texts.customerPrivacy

/**
 * Everybody can open this page. Only a contact with a session reads the company and its terms (rules contact-30,
 * contact-65).
 */
export function CustomerPrivacyPage() {
  const { data: privacy, isLoading } = useQuery({ ...queryOf(contactPrivacy), enabled: contactToken() !== null })
  return (
    <EntranceFrame title={words.title} links={<Link to={paths.customerSide()}>{words.back}</Link>}>
      {isLoading ? (
        <Loader role="status" aria-label={words.loading} />
      ) : (
        <div className={classes.privacy}>
          <Part title={words.controller.title}>
            <p>{privacy === undefined ? words.controller.unknown : words.controller.company(privacy)}</p>
          </Part>
          <Items {...words.seen} />
          <Items {...words.kept} />
          <Items {...words.grounds} />
          <Part title={words.terms.title}>
            <p>{words.terms.counted}</p>
            {privacy === undefined && <p>{words.terms.least}</p>}
            <dl>
              {privacyTerms(privacy?.terms ?? LEAST_CONTACT_TERMS).map(({ what, how }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{how}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={words.questions.title}>
            <p>{words.questions.ask(privacy?.companyName ?? words.questions.someCompany)}</p>
            {privacy !== undefined && privacy.companyEmail !== '' && (
              <p>
                <a href={`mailto:${privacy.companyEmail}`}>{privacy.companyEmail}</a>
              </p>
            )}
            {privacy !== undefined && privacy.companyPhone !== '' && (
              <p>{words.questions.phone(privacy.companyPhone)}</p>
            )}
            <p>{words.questions.complaint}</p>
          </Part>
        </div>
      )}
    </EntranceFrame>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const Items = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <Part title={title}>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Part>
)
