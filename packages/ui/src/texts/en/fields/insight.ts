export const demandEffect = [
  'Demand effect',
  'What came from more or fewer units of the product being bought from all sellers (for a brand, in the category), at the former share and price.',
  'Demand',
] as const;
export const shareEffect = [
  'Share effect',
  'What came from another share of units at the former price.',
  'Unit share',
] as const;
export const priceEffect = [
  'Price effect',
  'What came from another price received; for a brand, this is the price and the mix of what was sold.',
  'Price',
] as const;
export const addedEffect = [
  'New products',
  'Revenue of what was not offered in the comparison week.',
] as const;
export const removedEffect = [
  'Delisted',
  'Revenue in the comparison week of what is no longer offered.',
] as const;
export const marketEffect = [
  'From the market',
  'What the same growth as that of the other sellers in the same categories would have brought.',
] as const;
export const ownEffect = ['Own contribution', 'Change of revenue minus what the market brought.'] as const;
export const minPriceBefore = [
  'Lowest price before',
  'Lowest price on the listing in the comparison week.',
] as const;
export const productSalesCountBefore = [
  'All sellers’ sales before',
  'Units sold by all sellers of the product in the comparison week.',
] as const;
export const productSalesCount = ['All sellers’ sales', 'Units sold by all sellers of the product.'] as const;
export const sellersCountBefore = [
  'Sellers before',
  'How many sellers were on the listing in the comparison week.',
] as const;
export const sellersEntered = ['New sellers', 'Other sellers that were not on the listing before.'] as const;
export const sellersLeft = ['Sellers gone', 'Other sellers that are no longer on the listing.'] as const;
export const isCheapestBefore = [
  'Was the cheapest',
  'Whether its own price was the lowest on the listing.',
] as const;
export const isCheapest = ['Cheapest', 'Whether its own price is the lowest on the listing.'] as const;
export const isWithinChance = ['May be chance', 'With so few sales the difference may be chance.'] as const;
export const shareRevenueFromCategoryBefore = [
  'Share of category before',
  'Part of the category’s revenue in the comparison week.',
] as const;
export const minPriceOfOthers = [
  'Lowest price of others',
  'Lowest price of the listing’s other sellers; a dash means there are no others.',
  'Lowest of others',
] as const;
export const cheapestSellerId = [
  'ID of the cheapest',
  'Number in Vitrina of the seller with this price.',
] as const;
export const cheapestSellerTitle = [
  'Cheapest of others',
  'The seller with the lowest price among the others.',
] as const;
export const referencePrice = [
  'Usual price',
  'Middle of the prices offered on the listing: half are no higher, half no lower.',
] as const;
export const belowCount = [
  'Below usual',
  'How many offers are cheaper than the usual price by more than the threshold.',
] as const;
export const offersCount = ['Offers', 'How many products it offers along with other sellers.'] as const;
export const revenueBelow = [
  'Revenue at a low price',
  'Revenue of the offers below the usual price.',
] as const;
export const deepestGap = ['Max discount', 'Largest deviation below the usual price.'] as const;
export const facts = [
  'What happened',
  'Only what the figures of both weeks show; no cause is named for a difference that may be chance.',
] as const;
export const weekRevenues = [
  'Revenue on the loaded market over 8 weeks',
  'By week up to this one, for a product of all its sellers; a gap in the line means that the week is not published or there were no offers.',
  '8 weeks',
] as const;
export const shareOfChosen = [
  'Share of selection',
  'Part of the revenue of all selected categories; without a selection, market share.',
] as const;
export const share = ['Share', 'Part of the revenue of all that is compared here.'] as const;
export const room = [
  'Possible gain',
  'What the same units would have added at the lowest price of the others.',
] as const;
export const shareChange = [
  'Change of share',
  'Difference from the share of the comparison week, in percentage points; a dash means it was absent then or is absent now.',
  'Share',
] as const;
export const gapToOthers = [
  'Gap to the lowest of others',
  'By how many percent its own price is above or below the lowest price of the others; the ring is the lowest of the others, the dot its own price.',
  'Gap',
] as const;
