export const labels = {
  ready: 'Скопировать',
  copied: 'Скопировано',
  failed: 'Не удалось: выделите и скопируйте вручную',
};

/** The whole name of the button, whose text is «Скопировать». */
export const copy = (what: string) => `Скопировать ${what}`;
