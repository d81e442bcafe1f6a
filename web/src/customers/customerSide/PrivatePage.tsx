import * as texts from '../../texts/texts.ts'

/** The title of a page. It also keeps the URL of the page out of search engines and out of requests to other sites. */
export const PrivatePage = ({ title }: { readonly title: string }) => (
  <>
    <title>{texts.app.title(title)}</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
)
