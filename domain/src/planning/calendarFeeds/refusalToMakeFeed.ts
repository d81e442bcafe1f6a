/** A calendar feed works until this number of days after the employment of its person (rule planning-69). */
export const FEED_DAYS_AFTER_EMPLOYMENT = 90

const MOST_FEEDS = 3

/** The reason why a person with this number of calendar feeds cannot make another feed (rule planning-69). */
export const refusalToMakeFeed = (feeds: number): { readonly code: 'too_many_feeds' } | null =>
  feeds >= MOST_FEEDS ? { code: 'too_many_feeds' } : null
