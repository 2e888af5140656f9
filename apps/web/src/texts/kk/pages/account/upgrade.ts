import { createInvariable } from '@vitrina/ui/format/noun';

export const lead = 'Ақылы тариф әзірге жоқ';
export const text =
  'Vitrina мүмкіндіктерінің бәрі кірген әркімге ашық. Ақылы тариф пайда болса, оған не кіретіні және қанша тұратыны осында жазылады.';

export const reports = 'Есептер';
export const allReports = 'барлығы: сатушылар, санаттар, брендтер және тауарлар туралы, жол саны шектелмейді';
export const weeks = 'Апталар';
export const publishedWeek = createInvariable('жарияланған апта');
export const index = 'Перспектива индексі';
export const indexOfRows = 'әр жолда бар; {method}';
export const method = 'қалай есептейміз';
export const exports = 'Экспорт';
export const anyTable = 'кез келген кесте CSV және Excel түрінде, іріктеуімен және анықтамаларымен';
export const follows = 'Бақылау';
export const upTo = (most: number) => `ең көбі ${most} сатушы, санат, бренд және тауар`;
export const paid = 'Ақылы мүмкіндіктер';
export const nothing = 'жоқ';
