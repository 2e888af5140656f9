export const lead = 'Бағдарламаларыңызға арналған есептер';
export const text = 'Vitrina көрсететін есептердің өзі: JSON түрінде, HTTP арқылы, кілтпен.';
export const key = '1. Кілт';
export const createInAccount = 'Аккаунтта жасаңыз';
export const request = '2. Сұрау';
export const withHeader = '{header} тақырыбымен';
export const calls = '3. Барлық шақыру';
export const callsDescribed = '{docs} және генераторларға арналған {openapi}';
export const docs = 'әр есептің сипаттамасы';

export const limitsLead = 'Шектеулер мен қателер';
export const limitsText =
  'Кез келген қатенің денесі: error — адамға арналған бір сөйлем, code — бағдарламаға арналған код.';
export const limit = 'Шек';
export const perMinute = (count: number) => `әр кілтке минутына ${count} сұрау`;
export const inEachResponse = 'Әр жауапта';
export const overLimit = 'Шектен асса';
export const retryAfter = '429 жауабы және Retry-After: неше секундтан кейін қайталау керек';
export const wrongKey = 'Қате кілт';
export const unauthorized = '401 жауабы: жаңа кілт жасаңыз';
export const scope = 'Кілт нені ашады';
export const onlyReports = 'тек есептерді; аккаунтқа жол ашпайды';

export const examplesLead = 'Мысалдар';
export const examplesText =
  'Кілт кодқа түспеуі үшін мысалдар мекенжай мен кілтті ортадан оқиды. Кітапханалар қажет емес: curl, Python 3.8 немесе Node 20 жеткілікті.';
export const environment = 'орта баптауын';
export const exampleIn = (language: string) => `${language} мысалын`;

export const comments = {
  products: 'Соңғы аптадағы ең ірі сатушының он тауары: түсімі мен атауы',
  weeks: 'Жарияланған апталар, соңғысы бірінші',
  find: 'Аптаның сатушылары, брендтері, санаттары мен тауарлары: сөз, нөмір немесе Kaspi сілтемесі бойынша',
};
