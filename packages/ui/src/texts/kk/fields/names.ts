export const sellerTitle = ['Сатушы', 'Дүкеннің атауы.'] as const;
export const brandTitle = ['Бренд', 'Тауардың бренді; көрсетілмесе, «Брендсіз».'] as const;
export const categoryTitle = ['Санат', 'Kaspi каталогының санаты.'] as const;
export const sectionTitle = ['Бөлім', 'Kaspi каталогының бөлімі немесе ішкі бөлімі.'] as const;
export const productName = ['Тауар', 'Тауардың Kaspi-дегі атауы.'] as const;
export const sellerId = ['Сатушы ID-і', 'Сатушының Vitrina-дағы нөмірі.'] as const;
export const brandId = ['Бренд ID-і', 'Брендтің Vitrina-дағы нөмірі; 0\u00a0— брендсіз тауарлар.'] as const;
export const categoryId = ['Санат ID-і', 'Санаттың Vitrina-дағы нөмірі.'] as const;
export const sectionId = ['Бөлім ID-і', 'Бөлімнің немесе ішкі бөлімнің Vitrina-дағы нөмірі.'] as const;
export const category1LvlId = ['Бөлім', 'Каталогтың жоғарғы деңгейі.'] as const;
export const category2LvlId = ['Ішкі бөлім', 'Каталогтың екінші деңгейі.'] as const;
export const productId = ['Тауар ID-і', 'Тауардың Vitrina-дағы нөмірі.'] as const;
export const sellerKaspiId = ['Kaspi-дегі ID', 'Сатушының Kaspi.kz сайтындағы нөмірі.'] as const;
export const kaspiId = ['Kaspi артикулы', 'Тауардың Kaspi-дегі коды.', 'Артикул'] as const;
export const productKaspiLink = [
  'Kaspi сілтемесі',
  'Тауардың Kaspi-дегі беті жаңа қойындыда; файлда\u00a0— мекенжайы.',
  'Сілтеме',
] as const;
export const productMainImgLink = ['Фото', 'Тауардың басты фотосы.'] as const;
export const onKaspiFrom = [
  'Kaspi-ге келуі',
  'Сатушы Kaspi-де қай күннен бері бар; қасында\u00a0— аптаның соңына дейін өткен уақыт.',
] as const;
export const topSellers = ['Үздік сатушылар', 'Апталық түсім бойынша көшбасшылар.'] as const;
export const topBrands = [
  'Үздік брендтер',
  'Апталық түсім бойынша көшбасшылар; «Брендсіз» есептелмейді.',
] as const;
export const topCategories = ['Үздік санаттар', 'Апталық түсім бойынша көшбасшылар.'] as const;
export const formulaVersion = [
  'Формула нұсқасы',
  'Индекс формуласының нөмірі: әр өзгерген сайын өседі.',
] as const;
export const terms = [
  'Индекс көбейткіштері',
  'Сұраныс, нарықтың ашықтығы, бір ұсынысқа түсім, көшбасшылардың әлсіздігі және баға қоры; сатылым болмаса, олар да жоқ.',
] as const;
export const year = ['Жыл', 'Аптаның ISO бойынша жылы.'] as const;
export const weekNumber = ['Апта', 'ISO бойынша апта, дүйсенбіден жексенбіге дейін.'] as const;
export const isNew = ['Жаңа', 'Жүктелген апталар ішінде алғаш рет осы аптада пайда болды.'] as const;
export const state = [
  'Не өзгерді',
  'Бұрын да бар, жаңадан пайда болды немесе кетті\u00a0— салыстырылатын аптаға қарағанда.',
] as const;
export const isDemo = ['Демо-деректер', 'Нақты деректер жүктелгенше ойдан құрастырылған нарық.'] as const;
export const publishedAt = ['Деректер жаңартылды', 'Бұл аптаның қашан есептелгені.'] as const;
export const marketName = ['Нарық', 'Жүктелген деректердің атауы.'] as const;
