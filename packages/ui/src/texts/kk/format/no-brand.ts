export const noBrand = 'Брендсіз';
