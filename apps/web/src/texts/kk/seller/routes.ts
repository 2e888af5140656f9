export const search = 'Сатушыларды іздеу';
export const profile = 'Сатушы профилі';
export const onePage = 'Сатушы бір бетте';
export const products = 'Сатушы тауарлары';
export const categories = 'Сатушы санаттары';
export const brands = 'Сатушы брендтері';
export const briefing = 'Басшыға арналған есеп';
