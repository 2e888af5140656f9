import { Tabs } from '@vitrina/ui/primitives/tabs';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useTypedSearchParams } from '../../routing/search-params.ts';
import { Page } from '../../routing/page.tsx';
import { BothThemes } from './both-themes.tsx';
import { Charts } from './charts.tsx';
import { Floating } from './overlays.tsx';
import { Colours, Type } from './colours-and-type.tsx';
import { Badges, Buttons, Fields, Figures, SampleTabs } from './controls.tsx';
import { States } from './states.tsx';
import { Tables } from './tables.tsx';

const tabs = [
  { name: 'small', title: 'Мелкие' },
  { name: 'states', title: 'Состояния' },
  { name: 'tables', title: 'Таблица' },
  { name: 'charts', title: 'Графики' },
] as const;

const Small = () => (
  <>
    <BothThemes title="Кнопки">{() => <Buttons />}</BothThemes>
    <BothThemes title="Поля и выбор">{() => <Fields />}</BothThemes>
    <BothThemes title="Вкладки">{(theme) => <SampleTabs theme={theme} />}</BothThemes>
    <BothThemes title="Метки">{() => <Badges />}</BothThemes>
    <BothThemes title="Показатели">{() => <Figures />}</BothThemes>
    <BothThemes title="Поверх страницы">{() => <Floating />}</BothThemes>
    <BothThemes title="Цвета">{() => <Colours />}</BothThemes>
    <BothThemes title="Шрифт">{() => <Type />}</BothThemes>
  </>
);

const panels: Readonly<Record<(typeof tabs)[number]['name'], () => ReactNode>> = {
  small: () => <Small />,
  states: () => <BothThemes title="Состояния отчёта">{() => <States />}</BothThemes>,
  tables: () => <BothThemes title="Списки">{(theme) => <Tables theme={theme} />}</BothThemes>,
  charts: () => <BothThemes title="Картины">{(theme) => <Charts theme={theme} />}</BothThemes>,
};

/** Gallery for developers: every component of the design system in each state, in both themes. */
export function Component() {
  const [{ part = 'small' }, change] = useTypedSearchParams({
    part: z.enum(['small', 'states', 'tables', 'charts']),
  });
  return (
    <Page title="Составные части">
      <h1 className="px-(--gutter) pt-5 pb-2 text-title">Составные части</h1>
      <div className="[&>div>[role=tablist]]:px-(--gutter)">
        <Tabs label="Составные части" tabs={tabs} value={part} onChange={(name) => change({ part: name })}>
          {panels[part]()}
        </Tabs>
      </div>
    </Page>
  );
}
