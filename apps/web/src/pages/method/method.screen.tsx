import { fieldDefinitions } from '@vitrina/ui/fields';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { ConcentrationBadge } from '@vitrina/ui/primitives/concentration-badge';
import { ProspectBadge } from '@vitrina/ui/primitives/prospect-badge';
import { prospectLevels } from '@vitrina/ui/format/prospect';
import type { ReactNode } from 'react';
import { Page } from '../../routing/page.tsx';
import { Facts } from '../facts.tsx';
import { basics, causes, comparisons, entry, fields, positions, searches, terms } from './method.ts';

const formula = 'rounded-control bg-sunken px-3 py-2 figures [overflow-wrap:anywhere]';

/** Badges with their lower bounds. */
const Levels = ({ levels }: { levels: readonly (readonly [ReactNode, string])[] }) => (
  <ul className="divide-y divide-line-soft border-y border-line">
    {levels.map(([badge, text]) => (
      <li
        key={text}
        className="flex min-h-(--row) flex-wrap items-center gap-x-6 max-md:gap-x-4 max-md:py-1.5"
      >
        <span className="w-52 shrink-0 max-md:w-auto max-md:min-w-28">{badge}</span>
        <span className="figures min-w-0 md:py-1.5">{text}</span>
      </li>
    ))}
  </ul>
);

/** The potential profit index: factors, formula and words. */
const Index = () => (
  <>
    <p>
      Версия 1. Пять множителей, каждый от 0,02 до 1, возводятся в степень своего веса и перемножаются: слабый
      множитель не перекрыть сильным. Ничего не продано{'\u00a0'}— индекс 0.
    </p>
    <p className={formula}>
      Спрос<sup>0,30</sup> · Открытость<sup>0,25</sup> · Выручка<sup>0,20</sup> · Слабость<sup>0,15</sup> ·
      Цена<sup>0,10</sup>
    </p>
    <p>
      В формулах h(x) = x ÷ (x + k), где k{'\u00a0'}— опорное значение: медиана этой же величины за неделю,
      взвешенная по продажам (половина продаж приходится на k или меньше). При x{'\u00a0'}={'\u00a0'}0
      получается 0, при x{'\u00a0'}={'\u00a0'}k{'\u00a0'}— одна вторая, и всегда меньше 1: одно огромное число
      не решает всего. Категории сравниваются с категориями, бренды с брендами, товары с товарами.
    </p>
    <dl className="space-y-4">
      {terms.map(({ title, weight, text, rule }) => (
        <div key={title}>
          <dt className="text-section">
            {title} <span className="font-normal text-ink-2">вес {weight}</span>
          </dt>
          <dd className="mt-1 space-y-1.5">
            <p>{text}</p>
            <p className={formula}>{rule}</p>
          </dd>
        </div>
      ))}
    </dl>
    <p>
      Для категории, бренда и товара индекс считается прямо. Для продавца и для пересечений (продавец в
      категории, бренд в категории и так далее) это среднее индексов товаров, взвешенное по выручке.
    </p>
    <Levels
      levels={prospectLevels.map(({ level, from }) => [
        <ProspectBadge key={level} level={level} />,
        `от ${formatNumber(from)}`,
      ])}
    />
  </>
);

/** Market concentration: definition and words. */
const Concentration = () => (
  <>
    <p>
      HHI{'\u00a0'}— сумма квадратов долей выручки, от 0 до 10 000. Рядом стоит, как скольких равных: 10 000 ÷
      HHI. Рынок с HHI 2000 похож на рынок пяти равных продавцов, сколько бы лавок на нём ни было.
    </p>
    <Levels
      levels={[
        [<ConcentrationBadge key="weak" hhi={0} />, 'меньше 1500: больше 6,7 равного'],
        [<ConcentrationBadge key="moderate" hhi={1500} />, 'от 1500: от 4 до 6,7 равного'],
        [<ConcentrationBadge key="high" hhi={2500} />, 'от 2500: не больше 4 равных'],
      ]}
    />
  </>
);

const Figures = () =>
  Object.entries(fields).map(([group, list]) => (
    <div key={group} className="space-y-2 pt-1">
      <h3 className="text-section">{group}</h3>
      <Facts
        facts={Object.fromEntries(
          list.map((field) => [fieldDefinitions[field].label, fieldDefinitions[field].explanation]),
        )}
      />
    </div>
  ));

const sections = [
  { id: 'basics', title: 'На чём стоят числа', content: <Facts facts={basics} /> },
  { id: 'index', title: 'Индекс перспективности', content: <Index /> },
  { id: 'concentration', title: 'Концентрация', content: <Concentration /> },
  { id: 'comparisons', title: 'Две недели рядом', content: <Facts facts={comparisons} /> },
  { id: 'causes', title: 'Почему изменилась выручка', content: <Facts facts={causes} /> },
  { id: 'positions', title: 'Цены и движение', content: <Facts facts={positions} /> },
  { id: 'entry', title: 'Вход в категорию', content: <Facts facts={entry} /> },
  { id: 'figures', title: 'Показатели', content: <Figures /> },
  { id: 'searches', title: 'Поиск', content: <Facts facts={searches} /> },
];

/** Table of contents. */
const Contents = () => (
  <nav aria-label="На этой странице" className="sticky top-18 self-start max-xl:hidden print:hidden">
    <p className="text-label text-ink-3">На этой странице</p>
    <ul className="mt-1">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            className="flex min-h-8 items-center rounded-mark text-ink-2 hover:text-ink hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Explains how every metric is computed. */
export const Component = () => (
  <Page title="Как считаем">
    <div className="max-w-[76rem] px-(--gutter) py-6 max-md:py-4">
      <h1 className="text-title max-md:sr-only">Как считаем</h1>
      <p className="mt-1 max-w-[72ch] text-ink-2">
        Все числа посчитаны по предложениям одной недели. Деньги в тенге, доли и индексы от 0 до 1, HHI от 0
        до 10 000.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-16 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents />
        <div className="max-w-[52rem] min-w-0 space-y-10">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} className="scroll-mt-16 space-y-3 max-md:scroll-mt-28">
              <h2 className="text-[1rem] leading-6 font-semibold">{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  </Page>
);
