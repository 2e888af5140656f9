export const expired = 'Сессия аяқталды. Қайта кіріңіз.';
