/**
 * How many days after the end of the employment a calendar feed (a link that a calendar program reads) still works
 * (rule planning-69).
 */
export const FEED_DAYS_AFTER_EMPLOYMENT = 90

const MOST_FEEDS = 3

/**
 * The reason why a person cannot make another calendar feed (a link that a calendar program reads): the person has too
 * many feeds (rule planning-69).
 */
export const refusalToMakeFeed = (feeds: number): { readonly code: 'too_many_feeds' } | null =>
  feeds >= MOST_FEEDS ? { code: 'too_many_feeds' } : null
