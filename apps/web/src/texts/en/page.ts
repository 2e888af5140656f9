export const description = 'Vitrina: weekly reports on sellers, brands, categories and products of Kaspi.kz';
export const noScript = 'Vitrina works only with JavaScript turned on.';
