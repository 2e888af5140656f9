/** Titles of pages; English ones are those of the specification. */
export const login = 'Вход';
export const parts = 'Составные части';
