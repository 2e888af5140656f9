export const noOffers = (week: number | '') =>
  `За неделю ${week} предложений нет. Последняя неделя с предложениями: {week}` as const;
