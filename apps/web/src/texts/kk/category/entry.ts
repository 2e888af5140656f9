import { createInvariable } from '@vitrina/ui/format/noun';

export const accusative = 'санатта жаңа сатушыны не күтетінін';

export const partOf = (part: number, whole: number) => `${part}\u00a0/\u00a0${whole}`;

export const week = createInvariable('апта');
export const entered = '{weeks} ішінде {sellers} кірді.';
export const enteredOne = '{weeks} ішінде {sellers} кірді.';
export const nobodyEntered = (weeks: string) => `${weeks} ішінде ешкім кірмеді.`;
export const survivedWeek = 'Бір аптадан кейін сатып жүргендері — {afterOne}.';
export const survivedMonth =
  'Бір аптадан кейін сатып жүргендері — {afterOne}, төрт аптадан кейін — {afterFour}.';
export const leaderAlone = 'Көшбасшыдан басқа ешкім сатпайды.';
export const withoutLeader = 'Түсім мұнда {now}, ал көшбасшысыз {without} бардай таралған: {concentration}.';
export const concentrationInSentence = (label: string) => label.toLocaleLowerCase('kk');
export const ownShop = 'Менің дүкенім';
export const ownShopAbsent = '{shop} мұнда сауда жасамайды.';
export const ownShopUnsold = '{shop} осында бар: {products}, апта бойы сатылым жоқ.';
export const ownShopSells = '{shop} осында бар: түсімдегі үлесі {share}, {products}.';

export const newcomers = 'Жаңа сатушылар қалай орнығады';
export const newcomersCaption = 'Санаттың жаңа сатушылары және олардың кейінгі жағдайы';
export const newcomersUnknown =
  'Жаңа сатушылар осы аптаның алдында кемінде бес апта жарияланғанда көрінеді: әйтпесе бәрі жаңа кіргендей болар еді.';
export const figureChoice = 'Жаңа сатушылар туралы не көрсету';
export const selling = 'Сатып жүр';
export const offering = 'Ұсынып жүр';
export const median = 'Медиана, ₸';
export const weekColumn = 'Апта';
export const weekColumnShort = 'Апта';
export const enteredColumn = 'Кірді';
export const afterAge = (weeks: number) => `${weeks}\u00a0аптадан кейін`;
export const age = (weeks: number) => `${weeks} апта`;
export const tooEarly = 'әлі ерте';
export const noWeek = 'апта жоқ';
export const sellingKey = 'сатып жүр';
export const offeringKey = 'ұсыныс бар, сатылым жоқ';
export const leftKey = 'кетті';
export const percentNote = 'пайыз кемінде бес сатушы кіргенде көрсетіледі';

export const bands = 'Қай бағада сатып алады';
export const bandsNote = 'әр жолда сатылған дананың шамамен оннан бірі';
export const bandsCaption = 'Санат сатылымы баға бойынша';
export const nothingSold = 'Апта ішінде санатта ештеңе сатылмады.';
export const upTo = (price: string) => `≤\u00a0${price}`;
export const from = (price: string) => `≥\u00a0${price}`;
export const price = 'Баға, ₸';
export const revenue = 'Түсім, ₸';
export const soldProducts = 'Сатылған тауарлар';
export const soldProductsMeaning =
  'Осы бағаларда қанша түрлі тауар сатылды. Әртүрлі бағамен сатылған тауар бірнеше жолда болады.';
export const unsold = 'Сатылмаған ұсыныстар';
export const unsoldShort = 'Сатылымсыз';
export const unsoldMeaning =
  'Осы бағалардағы ұсыныстардың қанша бөлігі апта ішінде ештеңе сатпады. Қалың қаріппен — жартысынан көбі.';

export const leaders = 'Көшбасшылардың осал тұстары';
export const leadersNote = 'қалың қаріппен: рейтинг 4,3-тен төмен; «Қымбат» 60\u00a0%-дан көп';
export const leadersCaption = 'Санаттың ең ірі сатушылары';
export const seller = 'Сатушы';
export const share = 'Үлес, %';
export const shareWeeks = '· 4 апта';
export const inFourWeeks = '4 аптада';
export const rating = 'Рейтинг';
export const dearer = 'Қымбат';
export const dearerTitle = 'Ең төмен бағадан қымбат';
export const dearerMeaning =
  'Мұндағы түсімнің қанша бөлігі басқа біреу арзанырақ сататын тауарлардан түскен.';
