export const lead = 'Аккаунтты жою';
export const text =
  'Кірулер, бақылаудағылар, жазбалар, кілттер, сілтемелер мен хаттар жойылады. Есептер қалады: олар ортақ.';
export const facts = 'Бірден және біржола';
export const account = 'аккаунтты';
export const warning = 'Қайтару мүмкін болмайды.';
export const verb = { now: 'Біржола жою', afterQuestion: 'Жою…' };
