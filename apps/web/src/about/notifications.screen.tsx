import { PlainPage } from './plain-page.tsx';

/** What is sent today: the sign-in code alone. */
export const Component = () => (
  <PlainPage title="Notifications" lang="en">
    <p>Мы присылаем только одно письмо: код для входа, когда его просят. Других уведомлений нет.</p>
    <p className="text-ink-2">
      Новая неделя появляется в списке недель вверху экрана; обновить его можно кнопкой рядом.
    </p>
  </PlainPage>
);
