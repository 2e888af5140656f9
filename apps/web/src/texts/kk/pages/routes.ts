export const login = 'Кіру';
export const parts = 'Құрамдас бөліктер';
