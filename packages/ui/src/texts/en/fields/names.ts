export const sellerTitle = ['Seller', 'Store name.'] as const;
export const brandTitle = ['Brand', 'Brand of the product; “No brand” if none is given.'] as const;
export const categoryTitle = ['Category', 'Category of the Kaspi catalog.'] as const;
export const sectionTitle = ['Section', 'Section or subsection of the Kaspi catalog.'] as const;
export const productName = ['Product', 'Product name on Kaspi.'] as const;
export const sellerId = ['Seller ID', 'The seller’s number in Vitrina.'] as const;
export const brandId = [
  'Brand ID',
  'The brand’s number in Vitrina; 0 means products without a brand.',
] as const;
export const categoryId = ['Category ID', 'The category’s number in Vitrina.'] as const;
export const sectionId = ['Section ID', 'The number of the section or subsection in Vitrina.'] as const;
export const category1LvlId = ['Section', 'Top level of the catalog.'] as const;
export const category2LvlId = ['Subsection', 'Second level of the catalog.'] as const;
export const productId = ['Product ID', 'The product’s number in Vitrina.'] as const;
export const sellerKaspiId = ['ID on Kaspi', 'The seller’s number on Kaspi.kz.'] as const;
export const kaspiId = ['Kaspi SKU', 'The product’s code on Kaspi.', 'SKU'] as const;
export const productKaspiLink = [
  'Link to Kaspi',
  'The product’s page on Kaspi in a new tab; in a file, its address.',
  'Link',
] as const;
export const productMainImgLink = ['Photo', 'Main photo of the product.'] as const;
export const onKaspiFrom = [
  'On Kaspi since',
  'The seller’s first day on Kaspi, with the time passed by the end of the week.',
] as const;
export const topSellers = ['Top sellers', 'Leaders by the week’s revenue.'] as const;
export const topBrands = ['Top brands', 'Leaders by the week’s revenue; “No brand” does not count.'] as const;
export const topCategories = ['Top categories', 'Leaders by the week’s revenue.'] as const;
export const formulaVersion = [
  'Formula version',
  'Number of the index formula: it grows with each change.',
] as const;
export const terms = [
  'Index factors',
  'Demand, market openness, revenue per offer, weakness of leaders and price headroom; without sales there are none.',
] as const;
export const year = ['Year', 'ISO year of the week.'] as const;
export const weekNumber = ['Week', 'ISO week, Monday to Sunday.'] as const;
export const isNew = ['New', 'Appeared this week for the first time in all loaded weeks.'] as const;
export const state = ['What changed', 'Stayed, appeared or left since the comparison week.'] as const;
export const isDemo = ['Demo data', 'An invented market until real data is loaded.'] as const;
export const publishedAt = ['Data updated', 'When this week was computed.'] as const;
export const marketName = ['Market', 'Name of the loaded data.'] as const;
