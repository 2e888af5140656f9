import { PlainPage } from './plain-page.tsx';

/** What paid plans there are today: none. */
export const Component = () => (
  <PlainPage title="Upgrade to Pro" lang="en">
    <p>Платного тарифа пока нет: все отчёты открыты каждому, кто вошёл.</p>
    <p className="text-ink-2">Если он появится, здесь будет сказано, что в него входит и сколько он стоит.</p>
  </PlainPage>
);
