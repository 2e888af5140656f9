export const login = 'Кіру';
export const parts = 'Құрамдас бөліктер';
export const account = 'Аккаунт';
export const upgrade = 'Pro нұсқасына өту';
export const billing = 'Төлем';
export const notifications = 'Хабарландырулар';
export const method = 'Қалай есептейміз';
export const health = 'Сервер күйі';
