export const search = 'Санаттарды іздеу';
export const profile = 'Санат профилі';
export const sellers = 'Санат сатушылары';
export const brands = 'Санат брендтері';
export const products = 'Санат тауарлары';
export const briefing = 'Басшыға арналған есеп';
