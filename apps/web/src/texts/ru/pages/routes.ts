/** Titles of pages; English ones are those of the specification. */
export const login = 'Вход';
export const parts = 'Составные части';
export const account = 'Account';
export const upgrade = 'Upgrade to Pro';
export const billing = 'Billing';
export const notifications = 'Notifications';
export const method = 'Как считаем';
export const health = 'Состояние сервера';
