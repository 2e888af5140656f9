export const labels = {
  ready: 'Скопировать',
  copied: 'Скопировано',
  failed: 'Не удалось: выделите и скопируйте сами',
};
