/** The days after the employment that a calendar feed still works (rule planning-69). */
export const FEED_DAYS_AFTER_EMPLOYMENT = 90

const MOST_FEEDS = 3

/** The person has too many calendar feeds (rule planning-69). */
export const refusalToMakeFeed = (feeds: number): { readonly code: 'too_many_feeds' } | null =>
  feeds >= MOST_FEEDS ? { code: 'too_many_feeds' } : null
