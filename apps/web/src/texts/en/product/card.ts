import { createPlural } from '@vitrina/ui/format/noun';

export const accusative = 'the listing';
export const choose = 'Choose a product';
export const chooseHow =
  'Open it from any list of products, or paste its name, link or Kaspi SKU into the search.';

export const review = createPlural('review', 'reviews');
export const rating = 'Rating';
export const index = 'prospects';
export const shareOfCategory = (share: string, sold: string) =>
  `${share} of the category’s revenue; sold this week: ${sold}`;
export const nothingSold = 'Nothing sold this week';
export const place = (place: number, count: string) => `rank\u00a0${place} of\u00a0${count} in the category`;
export const isNew = 'new';
export const openOnKaspi = 'Open on Kaspi';

export const pricesTab = 'Prices';
export const pricesHeading = 'Prices on the listing';
export const minimum = (price: string) => `lowest ${price}`;
export const yours = (price: string) => `yours ${price}`;
export const sameSellers = 'no change';
export const enteredCount = (count: number) => `${count} new`;
export const leftCount = (count: number) => `${count} left`;

export const offersCaption = 'Offers on the product';
export const offersAccusative = 'the product’s offers';
export const offersChoice = 'Which offers';
export const all = 'All';
export const entered = 'New';
export const left = 'Stopped selling';
export const cheaperThanOwn = 'Cheaper than yours';
export const noOffers = 'No offers this week';
export const anotherWeek = 'Choose another week.';
export const noOffersOfGroup = 'No such offers';
export const anotherGroup = 'Choose another group.';

export const isOwn = 'mine';
export const hasEntered = 'new';
export const hasLeft = 'stopped selling';
export const cheapest = 'cheapest';
export const gapToMin = (change: string) => `${change} vs lowest`;
