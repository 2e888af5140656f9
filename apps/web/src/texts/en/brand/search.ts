export const name = 'Brand name';
export const inCategories = (categories: string) => `Brands in ${categories}`;
export const ofChosen = 'Brands in the selected categories';
export const ofWeek = 'Brands of the week';
export const ofChosenNote =
  'Revenue, sales, price and share are within the selected categories; indices are of the whole week.';
export const accusative = 'the list of brands';
export const emptyList = 'No brands in the selected categories';
export const advice = 'Choose other categories or another week.';
