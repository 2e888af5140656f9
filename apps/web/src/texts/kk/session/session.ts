export const expired = 'Сеанс аяқталды. Қайта кіріңіз.';
