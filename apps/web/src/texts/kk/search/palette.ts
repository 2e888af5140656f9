export const find = 'Іздеу';
export const placeholder = 'Атау, бөлім, Kaspi сілтемесі не артикулы';
export const shortPlaceholder = 'Атау, сілтеме, артикул';
export const close = 'Жабу';
/** What the amounts beside the options are. */
export const sums = (week: string) => `Сомалар: түсім · ${week}`;
export const results = 'Табылғандар';
export const select = 'таңдау';
export const open = 'ашу';
export const openInNewTab = 'жаңа қойындыда';

export const followed = 'Бақылаудағылар';
export const recent = 'Соңғы ашылғандар';
export const pages = 'Беттер';
export const weeks = 'Апталар';
export const onThisScreen = 'Осы экранда';
export const fallbacks = 'Не істеуге болады';
export const actions = 'Әрекеттер';

export const product = 'Тауар';
export const filterTable = 'Кестеден табу';
export const exportXlsx = 'Excel (XLSX) форматына экспорттау';
export const exportCsv = 'CSV форматына экспорттау';
export const searchOtherWeek = (week: string) => `Басқа аптадан іздеу: ${week}`;
export const openOnKaspi = 'Kaspi-де ашу';
export const weekWord = 'апта';
export const unpublished = (week: number) => `${week}-апта жарияланбаған`;
export const alreadyOpen = (week: number) => `${week}-апта ашық тұр`;

export const switched = '{text} іздеп жатырмыз: пернетақта ауыстырылды';
export const similar = '{text} атауына ұқсас';
export const searchLiterally = (text: string) => `«${text}» деп іздеу`;
export const shareOfMarket = (share: string) => `нарықтың ${share}`;
