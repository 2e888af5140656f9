export const headline = 'What people buy on Kaspi, from whom and at what price';
export const lead =
  'Every week Vitrina measures revenue, prices and competition across the categories, brands, sellers and products of Kaspi.kz. See where there is demand already but no strong competitors yet.';
export const requestCode = 'Get code';
export const noPassword = 'No password: sign in with a code';
export const signIn = 'Sign in';
export const openReports = 'Open reports';
export const pictureAlt =
  'The home page with demo data: metrics of the week, a map of categories, the largest sellers and brands';
export const disclaimer = 'Vitrina is not affiliated with Kaspi.kz. The pictures show demo data.';

export const concentrationTitle = 'Concentration in one strip';
export const concentrationText =
  'How much of the market the top five hold, and how many equal sellers it resembles. A market of two giants is never mistaken for one of a thousand stores.';
export const concentrationAlt =
  'A strip with the shares of the five largest sellers and of the others, the HHI and the number of equal sellers';
export const pricesTitle = 'Where the money is, and at what price';
export const pricesText =
  'Revenue by price step. Select a range in the chart, and the table below it shows only those products.';
export const pricesAlt = 'Columns of revenue by product price, with the median and a selected price range';
export const tableTitle = '50,000 products in one table';
export const tableText =
  'Filter and sort by any column; the page address keeps the filters. Anything with fewer than 10 sales is marked.';
export const tableAlt = 'A table of products: revenue, sales, prices and the prospect index';

export const indexTitle = 'An index that opens up';
export const indexText = 'Click an index: its five parts, what lowers it most, and its rank.';
export const definitionsTitle = 'Every figure has a definition';
export const definitionsText =
  'A tooltip at each column header and the Methodology page: what a figure is made of, and what it leaves out.';
export const exportTitle = 'Everything exports';
export const exportText =
  'Any table is saved to Excel and CSV the way you see it, with its filters and sorting.';
