/** The number of days that a calendar feed still works after the end of the employment (rule planning-69). */
export const FEED_DAYS_AFTER_EMPLOYMENT = 90

const MOST_FEEDS = 3

/** The reason why a person cannot make another calendar feed: the person has too many (rule planning-69). */
export const refusalToMakeFeed = (feeds: number): { readonly code: 'too_many_feeds' } | null =>
  feeds >= MOST_FEEDS ? { code: 'too_many_feeds' } : null
