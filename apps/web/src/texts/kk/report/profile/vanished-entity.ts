export const noOffers = (week: number | '') =>
  `${week}-аптада ұсыныс жоқ. Ұсынысы бар соңғы апта: {week}` as const;
