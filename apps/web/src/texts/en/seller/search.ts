export const name = 'Seller name';
export const withName = (name: string) => `Sellers with “${name}” in the name`;
export const inCategories = (categories: string) => `Sellers in ${categories}`;
export const ofWeek = 'Sellers of the week';
export const ofChosenNote = 'Revenue, sales and share are within the selected categories.';
/** Beside the column of places, which a phone does not show. */
export const rankNote = 'Rank is among all sellers of the week.';
export const byCategoriesAccusative = 'the list of sellers';
export const byNameAccusative = 'sellers by name';
export const caption = 'Sellers found';
export const emptyList = 'Nothing found';
export const advice = 'Check the name, or choose other categories or another week.';
