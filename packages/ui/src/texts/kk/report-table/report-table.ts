export const nameFilter = 'Атауы бойынша сүзу';
export const filters = 'Сүзгілер';
export const reset = 'Тазарту';
export const sorting = 'Сұрыптау';
export const byChange = 'Өзгерісі';
export const charts = 'Графиктер';
export const columns = 'Бағандар';

export const exportFile = 'Экспорт';
export const more = 'Тағы';
export const downloadXlsx = 'Excel (XLSX) жүктеп алу';
export const downloadCsv = 'CSV жүктеп алу';
export const xlsxReady = (caption: string, rows: string) => `Excel файлы дайын: ${caption}, ${rows}`;
export const csvReady = (caption: string, rows: string) => `CSV файлы дайын: ${caption}, ${rows}`;

export const filtered = 'Қосулы сүзгілер';
export const filteredMark = 'сүзгі бар';
/** The key of prices: the lowest of the others, and the own one. */
export const lowestKey = 'мин.';
export const ownKey = 'өз';
export const removeFilter = (filter: string) => `«${filter}» сүзгісін алып тастау`;
export const rangeFrom = (label: string, from: string) => `${label} ≥ ${from}`;
export const rangeTo = (label: string, to: string) => `${label} ≤ ${to}`;
export const range = (label: string, from: string, to: string) => `${label} ${from}–${to}`;

export const total = 'Барлығы';
/** Of rows that are a part of what the screen counts. */
export const partTotal = 'Кестедегі барлығы';
export const filteredTotal = 'Сүзгімен барлығы';
export const shownOf = (shown: string, all: string) => `${all} ішінен ${shown}`;
export const withRow = (count: string, row: string) => `${count} және «${row}»`;
export const withLeft = (count: string, left: string) => `${count}, ${left} кетті`;
export const cutOnPaper = (shown: string, all: string) =>
  `Қағазда ${all} ішінен алғашқы ${shown}; барлық жол «Экспорт» файлында.`;
export const cut = (shown: string, all: string) => `Мұнда ${all} ішінен алғашқы ${shown}.`;
export const showAll = (all: string) => `Барлығын көрсету: ${all}`;

export const rankRange = (rank: string, range: string) => `${rank}-орын${range}`;
export const onlyOne = 'жалғыз';
export const equalPrice = 'тең';
export const minimum = 'мин.';
export const showProducts = 'Осы тауарларды көрсету';
export const openOnKaspi = 'Kaspi-де ашу';
export const withinChance = (count: string, sum: string) =>
  `Әрі қарай ${count}: мұндай айырма кездейсоқ болуы мүмкін, жалпы өзгеріс ${sum}`;
export const nameSample = 'Кір жуғыш машина Samsung P7DF2W51200';

export const states = { entered: 'жаңа', left: 'кетті', new: 'алғаш рет' };
export const categoryStates = { ...states };
export const movements = {
  grown: 'өсім',
  fallen: 'төмендеу',
  started: 'сатылым басталды',
  stopped: 'сатылымсыз',
  entered: 'пайда болу',
  left: 'кету',
  same: 'өзгеріссіз',
};
