export const profile = 'Бөлім профилі';
