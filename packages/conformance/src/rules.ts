/** Every promise that the kit checks, by its name. */
export const rules = {
  response: 'Every request has a response, with a status that the contract gives this endpoint',
  'content-type': 'Every body is application/json in UTF-8',
  json: 'Every body is JSON',
  schema: 'A 200 body has the fields and types of the contract',
  'error-body':
    'A body that is not 200 is exactly {error, code}: one sentence for the person, in the language that Accept-Language prefers (Russian by default), one code',
  'error-code': 'Each error has the status and the code that the contract gives this endpoint',
  'retry-after': '429 says in Retry-After for how many seconds to wait',
  validation: 'A malformed value is 400 VALIDATION_ERROR, on every endpoint',
  'well-formed': 'A well-formed request is accepted: 200 where its subject exists',
  'wrapping-id': 'A number above 4 294 967 295 is malformed, not another number',
  'body-limit': 'A body that is too large or of another media type is rejected as VALIDATION_ERROR',
  'unknown-route': 'An unknown route or method is 404 NOT_FOUND',
  'unknown-id': 'A well-formed id that the week lacks is the endpoint’s own 404',
  'unknown-week': 'A well-formed week that is not published is the endpoint’s own 404',
  etag: 'An ETag, where there is one, identifies one response; a request with another ETag gets a 200 with a body',
  echo: 'A profile names the requested week and id',
  repeat: 'The same request has the same response',
  range: 'commentsCount is at most 4 294 967 295, as in the feed',
  'list-order': 'Lists are ordered by revenue, largest first, ties by id',
  'list-once': 'Each id is once in a list',
  'periods-order': 'The published weeks are ISO weeks, each once, latest first',
  'sold-revenue': 'Revenue is above 0 exactly where something sold',
  'average-price':
    'averagePrice is revenue / salesCount; null (0 where the contract has no null) where nothing sold',
  'unsold-null':
    'Where nothing sold there is no rank, no HHI and no demandIndex (null, or 0 where the contract has no null), and shares and potentialProfitIndex are 0',
  'sold-figures':
    'What sold has a rank, an HHI, a demandIndex above 0 and a potentialProfitIndex from 0.02 to 1',
  'no-brand':
    '«Без бренда» is id 0, appears only in lists by brand, and is no brand: not counted, not ranked, not searched',
  counts: 'Counts are of all offers, sold or not, and agree with the lists; «Без бренда» is not counted',
  'counts-sold': '…WithSalesCount counts what sold alone, «Без бренда» not counted',
  competitors:
    'competitorsCount is the number of other sellers with an offer, sold or not; null for «Без бренда»',
  sums: 'Parts sum to the total: revenue and salesCount of a list to those of its seller, brand, category or week',
  shares: 'A share is revenue / revenue of the total, 0–1; shares of a total sum to 1',
  rank: 'placeByRevenue ranks by revenue in the week: 1 is the largest, equal revenue has the same, smallest rank',
  'rank-unsold': 'A seller’s profile without sales has the rank after all sellers that sold',
  'sellers-hhi': 'The sellers’ HHI is 10 000 × Σ (share of the seller)²',
  'brands-hhi':
    'A category’s or section’s brand HHI is 10 000 × Σ share², each product without a brand being a brand of its own',
  'top-list': 'Top lists are the largest by revenue among those that sold, ties by id, without «Без бренда»',
  'median-price':
    'medianPrice is weighted by units over sold offers; the plain lower median of offered prices where nothing sold',
  'min-price': 'minPrice is the smallest price of any offer',
  'average-rating':
    'averageRating is the mean of the products’ ratings, each once, weighted by comments (unweighted if all are 0)',
  'same-everywhere': 'An entity has the same title, rating, links, rank and figures in every report',
  outvoted: 'A report that several others contradict is named beside them, since it may be the wrong one',
  'profit-index':
    'potentialProfitIndex of a part is the revenue-weighted mean of its products’ indices; 0 if nothing sold',
  'section-index':
    'meanPotentialProfitIndex of a section is the revenue-weighted mean of its leaf categories’ indices; 0 if nothing sold',
  'native-index':
    'demandIndex and potentialProfitIndex of categories, brands and products follow their definition',
  'index-terms':
    'The five terms of an index, each raised to its weight, multiply to it and their losses sum to 1; nothing sold has none',
  'index-inputs': 'The terms of an index, their inputs and references follow their definition',
  'index-place':
    'place ranks by the index among all of its kind that sold: 1 is the highest, equal indices have the same place',
  against:
    'A comparison names the week that it is held against: by default the ISO week before, where it is published',
  'mover-groups':
    'Movers are grouped by the lists of both weeks; the changes of the four groups sum to the change of the total',
  'mover-rows':
    'A mover has its figures, places and shares of both weeks, absent ones null; the largest come first',
  overtakers: 'Of the 20 largest, those overtook who had strictly less before and have strictly more now',
  'is-new': 'isNew is what no published week before has; false for what stayed or left',
  'effects-sum':
    'The five effects of a change sum to revenue − revenueBefore, as marketEffect and ownEffect do; null without a week before',
  'states-agree': 'state says in which of the two weeks there are figures; null without a week before',
  'within-chance':
    'isWithinChance compares units as Poisson counts at 95 %; null where absent in either week',
  computed:
    'Changes and price positions of a week with few sellers are those that follow from all offers of both weeks',
  'price-position': 'priceRank, minPrice, gapToMin and isCheapest agree with the prices of the card',
  'price-groups': 'The counts of price positions agree with the rows, and those of a brand with each other',
  'shared-cards':
    'What two sellers share follows from the offers of both; the largest shared revenue comes first, and no larger one is left out',
  'assortment-gap':
    'An assortment gap has exactly the cards that a rival offers and the seller does not, with the figures of the cards',
  'shared-products':
    'Shared products are exactly the cards that at least two of the sellers offer, with their offers in the requested order; the largest revenue of these sellers comes first',
  'category-entry':
    'Cohorts, price bands and leaders of a category follow from its sellers of each week and from its offers',
  tree: 'The tree holds exactly the categories of the list, leaves ascending, and names all three levels',
  complete: 'A list is complete: every entity with an offer has its row, sold or not',
  'title-search':
    'The search by title finds exactly the titles that contain the trimmed text, both in lower case, character by character',
  'category-search':
    'A search by categories sums over the chosen leaf categories; an id given twice counts once, an unknown one adds nothing',
  'history-weeks':
    'A history has the published weeks of its window, each once, oldest first; every figure is null where its subject is absent',
  'history-figures':
    'Each week of a history has the figures of that week’s profile and lists; its title is the latest',
  series:
    'A series has the revenues of the histories, one for each published week of the window, each id once in the order requested',
  find: 'find returns exactly what the text matches: titles that contain its words in any order and case; the complete Kaspi id; the link; then titles that sound alike; then, where there is nothing else, those with one mistake; 20 of each kind, the nearest first, then the largest',
  'search-empty': 'A search in a published week without results is 200 with empty lists',
  'card-place': 'A card’s place is its rank by revenue among the products of its category that sold',
  'card-new': 'isNew is false for what any published week before has',
  'price-rank':
    'priceRank ranks the prices on a card, 1 the cheapest, equal prices the same, smallest rank; gapToMin is price / smallest price − 1',
  state:
    'stayed, entered and left say in which of the two weeks an offer is, null without a week before; figures of a week without it are null',
  'week-before': 'The figures of the week before are those that the week itself reports',
  follows:
    'What a person follows is kept as it was sent; a change names the state that it changes, and of another state it is 412 CONFLICT',
  events:
    'The events of a week agree with the reports and with each other: revenue, cards where the own shop is undercut, order, and what is seen',
  keys: 'A key for a program is shown once, opens reports alone, says its limit, and is dead once revoked; another person neither sees nor revokes it',
  'dead-key':
    'A key that is not live is 401 UNAUTHORIZED at each report, before the request is validated; any other Authorization header changes nothing',
  links:
    'A link is shown once, opens the reports of its screen about its week and id alone, says its limit, and is dead once revoked; another person neither sees nor revokes it',
  unauthorized:
    'logout and me are 401 UNAUTHORIZED without a valid access token, before the body is validated',
  'bad-code': 'A code that is not the one that was sent last is 401 INVALID_CODE',
  'bad-refresh-token': 'A string that is no valid refresh token is 401 INVALID_REFRESH_TOKEN',
  'sign-in': 'The code that was sent signs in the address that requested it',
  'code-once': 'A code works once',
  'last-code': 'A new code replaces the one before',
  'address-case': 'An e-mail address is trimmed and in lower case',
  rotation: 'A refresh gives a new pair of tokens that work',
  grace: 'A refresh token that was used can be sent again for a moment and gives the same pair of tokens',
  reuse: 'A refresh token used again after the time for a retry ends its session',
  logout: 'After logout both tokens are dead at once',
  'foreign-session': 'logout takes a refresh token of the header’s own session alone',
} as const;

/** The name of a rule. */
export type Rule = keyof typeof rules;

/** The rules that compare two calls about the same figure; where one fails, either call may be wrong. */
export const comparing: ReadonlySet<Rule> = new Set([
  'outvoted',
  'counts',
  'sums',
  'complete',
  'same-everywhere',
  'top-list',
  'title-search',
  'find',
  'mover-groups',
]);

/** The rules that one response breaks by itself, or one request and its repetition: no other call can be the reason. */
export const selfContained: ReadonlySet<Rule> = new Set([
  'response',
  'content-type',
  'json',
  'schema',
  'error-body',
  'error-code',
  'retry-after',
  'validation',
  'wrapping-id',
  'body-limit',
  'unknown-route',
  'unknown-week',
  'etag',
  'echo',
  'repeat',
  'range',
  'list-order',
  'list-once',
  'periods-order',
  'sold-revenue',
  'average-price',
  'unsold-null',
  'sold-figures',
  'follows',
  'events',
  'keys',
  'dead-key',
  'links',
  'unauthorized',
  'bad-code',
  'bad-refresh-token',
  'sign-in',
  'code-once',
  'last-code',
  'address-case',
  'rotation',
  'grace',
  'reuse',
  'logout',
  'foreign-session',
]);

/** How many independent calls have to disagree with one for it to be the suspect. */
export const SEVERAL = 2;
