export const dead = 'Сілтеме жарамсыз';
export const deadReasons =
  'Ол кері қайтарылған, мерзімі өткен немесе мекенжай толық көшірілмеген. Сілтемені жіберген адамнан жаңасын сұраңыз.';
export const aboutProduct = 'Vitrina деген не';

export const replaced =
  'Содан бері апта қайта жарияланды: сандар сілтеме авторы көргеннен өзгеше болуы мүмкін.';
export const formulaChanged =
  'Содан бері индекс формуласы өзгерді: индекстер сілтеме авторы көргеннен өзгеше болуы мүмкін.';
export const opened = (expiry: string) =>
  `Сілтемемен ашылған: бір аптаның бір экраны, тек оқу үшін. Сілтеменің жарамдылық мерзімі: ${expiry}.`;

export const screenOfLink = 'сілтемедегі экран';
export const screenTitle = 'Сілтемедегі экран';
