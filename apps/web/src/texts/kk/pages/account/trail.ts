import type { AccountEvent } from '@vitrina/contract';

export const lead = 'Аккаунтта не болды';
export const text =
  '400 күндегі соңғы оқиғалар, жүзден аспайды. Бейтаныс оқиға болса, бөтен кіруді аяқтап, кілттерді қайтарып алыңыз.';

export const trail = 'оқиғаларды';
export const yourEvents = 'Аккаунт оқиғалары';
export const showAll = (count: number) => `Барлық ${count} көрсету`;

export const events: Readonly<Record<AccountEvent['event'], string>> = {
  'sign-in': 'Кіру',
  'failed-code': 'Қате код енгізілді',
  'refresh-reuse': 'Кіру аяқталды: оның кілті екі рет қолданылды',
  logout: 'Шығу',
  'session-ended': 'Кіру аккаунтта аяқталды',
  blocked: 'Кіру қабылданбады: аккаунт бұғатталған',
  'key-made': 'Бағдарлама кілті жасалды',
  'key-used-first': 'Кілт алғаш рет қолданылды',
  'key-revoked': 'Кілт қайтарып алынды',
  'link-made': 'Басқаларға сілтеме жасалды',
  'link-used-first': 'Сілтеме алғаш рет ашылды',
  'link-revoked': 'Сілтеме қайтарып алынды',
  import: 'Файлдар жүктелді',
  publish: 'Апта жарияланды',
  replace: 'Апта қайта жарияланды',
};
