export const lead = 'Бағдарламаларға арналған кілттер';
export const text = (perMinute: number, most: number) =>
  `Кілтпен кесте немесе скрипт есептерді оқиды: минутына ${perMinute} сұрауға дейін. Кілт аккаунтқа жол ашпайды. Барлығы ${most} кілт болуы мүмкін.`;
export const examples = 'API бетіндегі мысалдар';

export const newName = 'Кілт атауы';
export const namePlaceholder = 'Қайда тұрады: «Қалдықтар кестесі»';
export const nameMissing = 'Кілтке атау беріңіз: қайсысын кері қайтару керегін атауынан білесіз.';
export const create = 'Кілт жасау';

export const newKey = 'Жаңа кілт';
export const newKeyOf = (name: string) => `Жаңа кілт «${name}»`;
export const shownOnce = (name: string) =>
  `«${name}» кілті тек қазір көрінеді. Оны бағдарлама құпиясөздерін сақтайтын жерге сақтап қойыңыз: қайта көрсете алмаймыз, бізде оның ізі ғана қалады.`;
export const key = 'кілтті';
export const hide = 'Сақталды, жасыру';

export const keys = 'кілттерді';
export const yourKeys = 'Кілттеріңіз';
export const noKeys = 'Кілт жоқ: біріншісіне атау беріп, жасаңыз.';
export const keyOf = (name: string) => `«${name}» кілті`;
export const unused = (created: string) => `жасалған күні: ${created} · әлі қолданылмаған`;
export const used = (created: string, last: string) => `жасалған күні: ${created} · соңғы рет: ${last}`;
export const warning = 'Бағдарлама есептерді ала алмай қалады.';

export const lifetime = 'Мерзімі';
export const untilRevoked = 'кері қайтарылғанша';
export const forDays = (days: number) => `${days} күн`;
export const expires = (day: string) => `${day} дейін`;
export const expired = (day: string) => `${day} мерзімі өтті`;
